import type { Person } from '#contracts/api/draft-shapes';
import { isolated } from '#shared/lib/isolated.ts';

/** The name of who saved something, else the address; isolated, since it may have the other direction of writing. */
export const nameOf = (person: Person): string => (person ? isolated(person.name ?? person.email) : '');
