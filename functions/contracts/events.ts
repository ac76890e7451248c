import * as z from 'zod/mini';
import type { Uses } from './resources.ts';

/** A photo's upload has been stored: S3's "Object Created" event as EventBridge delivers it. */
export const PhotoUploaded = z.object({
  source: z.literal('aws.s3'),
  'detail-type': z.literal('Object Created'),
  detail: z.object({
    bucket: z.object({ name: z.string() }),
    object: z.object({ key: z.string(), size: z.number() }),
  }),
});
export type PhotoUploaded = z.infer<typeof PhotoUploaded>;

export interface Consumer {
  /** `confirmPhoto`; its handler is `functions/events/<event>/<id>` in kebab case. */
  readonly id: string;
  readonly event: 'photo-uploaded';
  readonly uses: Uses;
}

export const confirmPhoto = {
  id: 'confirmPhoto',
  event: 'photo-uploaded',
  uses: { Programs: ['UpdateItem'], photos: ['GetUpload', 'DeleteUpload', 'PutPhoto', 'DeletePhoto'] },
} as const satisfies Consumer;

export const consumers: readonly Consumer[] = [confirmPhoto];
