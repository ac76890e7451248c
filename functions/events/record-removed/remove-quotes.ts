import { removeQuotes } from '#contracts/platform/consumers';
import { RecordRemoved } from '#contracts/platform/events';
import { removeQuotesOf } from '../../logic/deleted.ts';
import { changeHandler } from '../change-handler.ts';

/** Removes what the quotes of a request said that was deleted for good, by an owner or by expiry. */
export const handler = changeHandler(removeQuotes, {
  parse: ({ before }) => {
    const { pk: kind, sk: id } = before ?? {};
    return RecordRemoved.parse({ kind, id, photos: [] });
  },
  handle: removeQuotesOf,
});
