import * as z from 'zod/mini';
import { Instant } from '../field-kit/fields.ts';
import { Author } from './enquiries.ts';

/** Lists that staff keep: one that owners share with everybody, and one of each person. */

/** Whose list it is. */
export type Whose = 'shared' | 'own';

/** The last change of an entry. */
export const lastChange = { updated_at: Instant, updated_by: Author };
export type LastChange = { updated_at: string; updated_by: Author };

/** Refuses each entry whose id or title is in the list before: the title is all that tells entries apart. */
export const noDuplicates = z.check<{ id: string; title: string }[]>(({ value, issues }) => {
  value.forEach(({ id, title }, place) => {
    const isTwice = value.slice(0, place).some((other) => other.id === id || other.title === title);
    if (!isTwice) return;
    issues.push({ code: 'custom', input: title, path: [place, 'title'], message: 'duplicate_title' });
  });
});
