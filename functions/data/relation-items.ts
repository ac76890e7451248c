import type { RequestRef } from '#contracts/api/relation-fields';
import { ProblemError } from '../errors.ts';
import type { Item } from './dynamo.ts';

/** The attributes of a request's item for other requests. An item without any has none of them. */

/** Who has this one, with what comes back once it is taken out. */
export interface StoredMerge extends RequestRef {
  at: string;
  by: { email: string; name: string };
  status: 'new' | 'in_progress' | 'done';
  unanswered_since?: string | undefined;
}

export const linkedIn = ({ linked = [] }: Item): RequestRef[] => linked;
export const mergedIn = ({ merged = [] }: Item): RequestRef[] => merged;
export const mergeOf = (item: Item): StoredMerge | undefined => item.merged_into;

export const relationAttributes = { linked: undefined, merged: undefined, merged_into: undefined };

/** Every change by staff has it in its condition: a merged request changes no more. */
export const standsForItself = 'attribute_not_exists(merged_into)';

/** @throws ProblemError `request_merged`, which names the request that has this one, and who merged it */
export function refuseMerged(item: Item): void {
  const merge = mergeOf(item);
  if (merge) throw mergedProblem(merge);
}

export const mergedProblem = ({ reference, by }: Pick<StoredMerge, 'reference' | 'by'>) =>
  new ProblemError('request_merged', { reference, owner: by.name || by.email });
