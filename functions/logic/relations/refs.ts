import type { Author, Enquiry } from '#contracts/api/enquiries';
import type { RequestRef } from '#contracts/api/relation-fields';
import type { RelationChange as Change } from '#contracts/api/relation-rules';
import type { Item } from '../../data/dynamo.ts';
import type { NewHistoryEntry } from '../../data/full-history.ts';

export type RequestKey = Pick<Enquiry, 'type' | 'id'>;

export const refOf = ({ pk: type, sk: id, reference }: Item): RequestRef => ({ type, id, reference });

export const isSame = (one: RequestKey, other: RequestKey) => one.type === other.type && one.id === other.id;

export const without = <Ref extends RequestKey>(refs: readonly Ref[], gone: RequestKey): Ref[] | undefined => {
  const kept = refs.filter((ref) => !isSame(ref, gone));
  return kept.length > 0 ? kept : undefined;
};

export const entryOf = (
  change: Change,
  { type, id, reference }: RequestRef,
  { at, by }: { at: string; by: Author | null },
): NewHistoryEntry => ({ action: 'related', change, request: { type, id, reference }, at, by: by && authorOf(by) });

export const authorOf = ({ email, name }: Author): Author => ({ email, name });
