import * as z from 'zod/mini';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { ruleCodes } from '#contracts/field-kit/rules';
import type { Item, Key } from './dynamo.ts';

/** A draft of a program or of a section of the site, as it is stored. */

export const draftKey = (id: string): Key => ({ pk: id, sk: 'DRAFT' });

/** Why a planned publication of this content was not made. */
const Refused = z.object({
  planned_at: z.string(),
  issues: z.array(z.object({ field: z.string(), code: z.enum(ruleCodes) })),
});
export type Refused = z.infer<typeof Refused>;

/** When a draft is published, and who planned it. */
const Plan = z.object({
  publish_at: z.string(),
  by: z.string(),
  made_at: z.string(),
  note: z.nullable(z.string()),
  /** Set by whoever begins the publication: from here on it is not cancelled. */
  begun: z.optional(z.literal(true)),
});
export type Plan = z.infer<typeof Plan>;

const StoredDraft = z.object({
  pk: z.string(),
  content: z.string(),
  rev: z.int(),
  based_on: z.int(),
  saved_at: z.string(),
  saved_by: z.string(),
  refused: z._default(z.nullable(Refused), null),
  /** Of a section's draft: a program keeps its plan itself. */
  plan: z._default(z.nullable(Plan), null),
});

/** A draft, with the id of what it is a draft of. */
export interface StoredDraft extends Omit<z.infer<typeof StoredDraft>, 'pk' | 'content'> {
  id: string;
  content: DraftContent;
}

export function toDraft(item: Item): StoredDraft {
  const { pk, content, ...draft } = StoredDraft.parse(item);
  return { ...draft, id: pk, content: JSON.parse(content) };
}
