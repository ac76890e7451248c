import type { Enquiry } from '#contracts/api/enquiries';
import { EnquiryFollowedUp } from '#contracts/platform/events';
import type { Item } from '../data/dynamo.ts';
import { findEnquiry } from '../data/enquiries.ts';
import { type Change, newItem } from './change-handler.ts';

type Entry = EnquiryFollowedUp['entries'][number];

/** An entry of any version. */
type Stored = { action?: unknown; mentions?: unknown };

/**
 * Reads a MODIFY of any version of the item: the entries of a kind that the change has added to the history. Undefined if
 * there are none, as after most changes.
 */
export const followedUpBy =
  (isMeant: (action: string, entry: Stored) => boolean) =>
  (change: Change): EnquiryFollowedUp | undefined => {
    const item = newItem(change);
    const added = historyOf(item).slice(historyOf(change.before).length);
    const entries = added.filter((entry) => isMeant(String(entry.action), entry));
    return entries.length > 0 ? EnquiryFollowedUp.parse({ type: item.pk, id: item.sk, entries }) : undefined;
  };

const historyOf = (item: Item | undefined): Stored[] => (Array.isArray(item?.history) ? item.history : []);

/** Handles the new entries, each with the enquiry as it is stored now. Does nothing if it is deleted or erased. */
export const handleEntries =
  (handle: (enquiry: Enquiry, entry: Entry) => Promise<string>) =>
  async ({ entries, ...key }: EnquiryFollowedUp): Promise<string> => {
    const stored = await findEnquiry(key);
    if (!stored) return 'deleted';
    const outcomes: string[] = [];
    for (const entry of entries) outcomes.push(await handle(stored, entry));
    return outcomes.join(', ');
  };
