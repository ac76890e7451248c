import { removeDepartures } from '#contracts/platform/consumers';
import { RecordRemoved } from '#contracts/platform/events';
import { removeDeparturesOf } from '../../logic/deleted.ts';
import { changeHandler } from '../change-handler.ts';

/** Removes the departures of a program that was deleted for good, by an owner or by expiry. */
export const handler = changeHandler(removeDepartures, {
  parse: ({ before }) => {
    const { pk: kind, item } = before ?? {};
    return RecordRemoved.parse({ kind, id: item?.sk, photos: [] });
  },
  handle: ({ kind, id }) => removeDeparturesOf(kind === 'program' ? id : undefined),
});
