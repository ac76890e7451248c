import type { Person } from '#contracts/api/draft-shapes';

/** The name of who saved something, else the address; isolated, since it may have the other direction of writing. */
export const nameOf = (person: Person): string => (person ? `\u2068${person.name ?? person.email}\u2069` : '');
