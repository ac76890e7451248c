import * as z from 'zod/mini';
import { SitePicture } from '#contracts/api/site-picture';
import { type PictureUse, pictureUses, type SitePicture as SitePictureFacts } from '#contracts/api/site-picture-rules';
import { PictureFault } from '#contracts/api/site-pictures';
import { getItem, onConditionFailed, putItem, updateItem } from './dynamo.ts';
import { parseUploadKey, uploadKey } from './photo-storage.ts';

/**
 * The site's pictures, beside its sections. A picture stays: drafts, versions and open tabs may name it, and an agency has few.
 * Deleting the item and its files would be the last step of a removal.
 */
const pictureKey = (id: string) => ({ pk: 'picture', sk: id });

/** In place of a program's id, which is a UUID. */
const folder = 'site';

export const pictureUploadKey = (id: string) => uploadKey(folder, id);

/** Returns the picture to which an upload belongs; undefined for any other key. */
export function parsePictureKey(key: string): string | undefined {
  const { programId, photoId } = parseUploadKey(key) ?? {};
  return programId === folder ? photoId : undefined;
}

const StoredPicture = z.object({
  use: z.enum(pictureUses),
  status: z.enum(['uploading', 'ready', 'rejected']),
  /** Set for one that another system has made. */
  moved: z.optional(z.boolean()),
  fault: z.optional(PictureFault),
  picture: z.optional(SitePicture),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** Makes room for a picture. One that is ready stays. */
export const addPicture = (id: string, use: PictureUse, { isMoved = false } = {}): Promise<unknown> =>
  onConditionFailed(
    putItem(
      'SiteContent',
      { ...pictureKey(id), schema: 1, use, status: 'uploading', ...(isMoved && { moved: true }) },
      {
        ConditionExpression: 'attribute_not_exists(pk) OR #status <> :ready',
        ExpressionAttributeNames: { '#status': 'status' },
        values: { ':ready': 'ready' },
      },
    ),
    () => undefined,
  );

/** Returns undefined if there is no such picture. */
export async function findPicture(id: string): Promise<StoredPicture | undefined> {
  const item = await getItem('SiteContent', pictureKey(id));
  return item && StoredPicture.parse(item);
}

/** Marks a picture as ready, or as rejected; one that is neither any more stays as it is. */
export async function settlePicture(
  id: string,
  outcome: { picture: SitePictureFacts } | { fault: PictureFault },
): Promise<void> {
  const [name, value] = 'picture' in outcome ? ['picture', outcome.picture] : ['fault', outcome.fault];
  await onConditionFailed(
    updateItem('SiteContent', pictureKey(id), {
      UpdateExpression: 'SET #status = :status, #name = :value',
      ConditionExpression: '#status = :uploading',
      ExpressionAttributeNames: { '#status': 'status', '#name': name as string },
      values: {
        ':status': 'picture' in outcome ? 'ready' : 'rejected',
        ':uploading': 'uploading',
        ':value': value,
      },
    }),
    () => undefined,
  );
}
