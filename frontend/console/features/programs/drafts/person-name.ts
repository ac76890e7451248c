import type { Draft } from '#contracts/api/program-drafts';

/** The name of who saved something, else the address; isolated, since it may have the other direction of writing. */
export const nameOf = (person: Draft['saved_by']): string =>
  person ? `\u2068${person.name ?? person.email}\u2069` : '';
