import { removePhotos } from '#contracts/consumers';
import { photosOf } from '../../data/program-items.ts';
import { removePhotosOf } from '../../logic/deleted.ts';
import { changeHandler } from '../change-handler.ts';

/** Removes the photos of a program that was deleted for good, by an owner or by expiry. */
export const handler = changeHandler(removePhotos, {
  parse: ({ before }) => (before?.pk === 'program' ? photosOf(before.item) : undefined),
  handle: removePhotosOf,
});
