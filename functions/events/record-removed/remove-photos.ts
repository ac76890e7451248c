import { removePhotos } from '#contracts/platform/consumers';
import { RecordRemoved } from '#contracts/platform/events';
import { removePhotosOf } from '../../logic/deleted.ts';
import { changeHandler } from '../change-handler.ts';

/** Removes the photos of a program that was deleted for good, by an owner or by expiry. */
export const handler = changeHandler(removePhotos, {
  parse: ({ before }) => {
    const { pk: kind, item } = before ?? {};
    const link_pictures = [item?.link_pictures, item?.link_pictures_before].filter(Boolean);
    return RecordRemoved.parse({ kind, id: item?.sk, photos: Object.values(item?.photos ?? {}), link_pictures });
  },
  handle: ({ kind, id, photos, link_pictures: pictures }) =>
    removePhotosOf(kind === 'program' ? { programId: id, photos, pictures } : undefined),
});
