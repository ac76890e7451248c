import * as z from 'zod/mini';
import { Id, Instant } from '../field-kit/fields.ts';
import { Author } from './enquiries.ts';

/** Lists that staff keep: one that owners share with everybody, and one of each person. */

/** Whose list it is. */
export type Whose = 'shared' | 'own';

/** The last change of an entry. */
export const lastChange = { updated_at: Instant, updated_by: Author };
export type LastChange = { updated_at: string; updated_by: Author };

/** An entry that is gone: who edits it meanwhile learns from whom. */
const Removal = z.object({ id: Id, at: Instant, by: Author });
export type Removal = z.infer<typeof Removal>;

/** The last entries that were removed, the newest first. */
export const removals = { removed: z._default(z.array(Removal), []) };
export const mostRemovals = 20;

/** Refuses each entry whose id or title is in the list before: the title is all that tells entries apart. */
export const noDuplicates = z.check<{ id: string; title: string }[]>(({ value, issues }) => {
  value.forEach(({ id, title }, place) => {
    const isTwice = value.slice(0, place).some((other) => other.id === id || other.title === title);
    if (!isTwice) return;
    issues.push({ code: 'custom', input: title, path: [place, 'title'], message: 'duplicate_title' });
  });
});
