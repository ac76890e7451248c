import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { type PhotoType, photoTypes } from '#contracts/image-type';
import { photoFormats, photoVariant } from '#contracts/photo-variants';
import { maximumPhotos } from '#contracts/program-limits';
import { PhotoFault, type PhotoRecord, type PhotoStatus, Program, type ProgramBody } from '#contracts/programs';
import { ProblemError } from '../errors.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { deleteItem, getItem, type Item, putItem, query, unless, updateItem } from './dynamo.ts';

/**
 * Programs: one partition, newest first by their time-ordered id. Photos are a map inside the item, so that adding,
 * confirming and removing one are each a single conditional write whatever happens to the others.
 */
const partition = 'PROGRAM';
const schemaVersion = 1;
const keyOf = (id: string) => ({ pk: partition, sk: id });

const StoredPhoto = z.object({
  id: z.string(),
  content_type: z.enum(Object.keys(photoTypes) as [PhotoType, ...PhotoType[]]),
  created_at: z.string(),
  status: z.enum(['uploading', 'ready', 'rejected'] satisfies PhotoStatus[]),
  /** Until when an upload may still arrive, in seconds since 1970. */
  upload_until: z.optional(z.number()),
  fault: z.optional(PhotoFault),
  /** Of the largest variant, in pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Those it is offered in; absent for a photo that was stored as it came. */
  widths: z.optional(z.array(z.int())),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

const StoredProgram = z.object({
  ...z.omit(Program, { id: true, price_sar: true, photos: true, photo_records: true }).shape,
  sk: z.string(),
  price_halalas: z.int(),
  photos: z.record(z.string(), StoredPhoto),
  photo_order: z.optional(z.array(z.string())),
});

/** Where a photo is served and stored: `photos/<program>/<photo>.<extension>`, its variants beside it. */
export const photoKey = (programId: string, { id, content_type }: Pick<StoredPhoto, 'id' | 'content_type'>) =>
  `photos/${programId}/${id}.${photoTypes[content_type]}`;

/** All of a photo's objects. */
export const photoKeys = (key: string, widths: readonly number[]): string[] => [
  key,
  ...widths.flatMap((width) => photoFormats.map((format) => photoVariant(key, width, format))),
];

export const toPhotoRecord = (programId: string, photo: StoredPhoto): PhotoRecord => ({
  id: photo.id,
  program_id: programId,
  image_url: `/${photoKey(programId, photo)}`,
  created_at: photo.created_at,
  status: photo.status,
  fault: photo.status === 'rejected' ? (photo.fault ?? null) : null,
  size: photo.width && photo.height ? { width: photo.width, height: photo.height } : null,
  widths: photo.widths ?? [],
});

function toProgram(item: Item): Program {
  const { sk: id, price_halalas, photos, photo_order, ...stored } = StoredProgram.parse(item);
  const records = Object.values(photos)
    .sort(inOrder(photo_order ?? []))
    .map((photo) => toPhotoRecord(id, photo));
  return {
    id,
    ...stored,
    price_sar: price_halalas / 100,
    photos: records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url),
    photo_records: records,
  };
}

/** By their place in the order; photos that it does not name come after it, the oldest first. */
function inOrder(order: readonly string[]) {
  const place = ({ id }: StoredPhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (a: StoredPhoto, b: StoredPhoto) => place(a) - place(b) || (a.id < b.id ? -1 : 1);
}

/** What of a body is stored, with the price in halalas and every optional field present. */
const storedFields = ({ price_sar, featured, translations, photo_order, ...fields }: ProgramBody) => ({
  ...fields,
  ...(photo_order && { photo_order }),
  featured: featured ?? null,
  translations: { en: translations?.en ?? null },
  price_halalas: Math.round(price_sar * 100),
});

/** Newest first. `next` is the cursor of the following page, absent at the end. */
export async function listPrograms({
  limit = 100,
  cursor,
  fresh,
}: {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Whether what was saved a moment ago must be there. */
  fresh?: boolean;
}) {
  const { items, lastKey } = await query('Programs', {
    KeyConditionExpression: 'pk = :pk',
    values: { ':pk': partition },
    ScanIndexForward: false,
    Limit: limit,
    ConsistentRead: fresh,
    after: cursor ? keyOf(fromCursor(cursor)) : undefined,
  });
  return { programs: items.map(toProgram), next: lastKey && toCursor(lastKey.sk) };
}

/** @throws ProblemError `program_not_found` */
export async function getProgram(id: string): Promise<Program> {
  const item = await getItem('Programs', keyOf(id));
  if (!item) throw new ProblemError('program_not_found');
  return toProgram(item);
}

/** Puts a program; one that is there already under this id is returned as it is, so that a repetition is harmless. */
export async function createProgram(
  body: ProgramBody,
  { id, created_at: now } = { id: uuid(), created_at: new Date().toISOString() },
): Promise<Program> {
  const item = {
    ...keyOf(id),
    schema: schemaVersion,
    ...storedFields(body),
    photos: {},
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const write = putItem('Programs', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return unless(
    write.then(() => toProgram(item)),
    () => getProgram(id),
  );
}

/**
 * Replaces what staff type; photos stay.
 * @param version refuse unless the stored version is this one; without it the save wins
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function updateProgram(id: string, body: ProgramBody, version?: number): Promise<Program> {
  const fields = Object.entries({ ...storedFields(body), updated_at: new Date().toISOString() });
  const write = updateItem('Programs', keyOf(id), {
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} ADD version :one`,
    ConditionExpression: `attribute_exists(pk)${version ? ' AND version = :version' : ''}`,
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ':one': 1,
      ...(version && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
  const item = await unless(write, async () => {
    const exists = version && (await getItem('Programs', keyOf(id)));
    throw new ProblemError(exists ? 'version_conflict' : 'program_not_found');
  });
  return toProgram(item);
}

/** Deletes a program; a consumer of the change removes its photos and pages. @throws ProblemError `program_not_found` */
export async function deleteProgram(id: string): Promise<void> {
  if (!(await deleteItem('Programs', keyOf(id)))) throw new ProblemError('program_not_found');
}

/** Every program as it is now, newest first. */
export async function allPrograms(): Promise<Program[]> {
  const all: Program[] = [];
  let cursor: string | undefined;
  do {
    const { programs, next } = await listPrograms({ cursor, fresh: true });
    all.push(...programs);
    cursor = next;
  } while (cursor);
  return all;
}

/** The photos that a program had, of a stored item. */
export const photosOf = (item: Item): { programId: string; photos: StoredPhoto[] } => {
  const { sk, photos } = StoredProgram.parse(item);
  return { programId: sk, photos: Object.values(photos) };
};

/**
 * Takes one of the program's photo places, or again the one that a photo of this id has. When all are taken, those of
 * rejected photos and of uploads that never came are freed first.
 * @throws ProblemError `program_not_found`, `photo_limit_reached`
 */
export async function addPhoto(programId: string, photo: StoredPhoto): Promise<void> {
  const add = () =>
    updateItem('Programs', keyOf(programId), {
      UpdateExpression: 'SET photos.#id = :photo',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_exists(photos.#id) OR size(photos) < :maximum)',
      ExpressionAttributeNames: { '#id': photo.id },
      values: { ':photo': photo, ':maximum': maximumPhotos },
    });
  await unless(add(), async () => {
    await freeUselessPlaces(programId);
    await unless(add(), () => {
      throw new ProblemError('photo_limit_reached');
    });
  });
}

async function freeUselessPlaces(programId: string) {
  const item = await getItem('Programs', keyOf(programId));
  if (!item) throw new ProblemError('program_not_found');
  const now = Date.now() / 1000;
  const useless = Object.values(StoredProgram.parse(item).photos).filter(
    ({ status, upload_until = 0 }) => status === 'rejected' || (status === 'uploading' && upload_until < now),
  );
  for (const { id, status } of useless) await removePhoto(programId, id, status);
}

/**
 * The variants of an upload have been stored. A photo that is ready already stays as it is: what its addresses lead to
 * never changes.
 * @returns whether the photo is ready now; false when it or its program is gone meanwhile
 */
export async function markPhotoReady(programId: string, photoId: string, variants: PhotoVariants): Promise<boolean> {
  const marked = await changePhoto(programId, {
    UpdateExpression:
      'SET photos.#id.#status = :ready, photos.#id.width = :width, photos.#id.height = :height, photos.#id.widths = :widths',
    ConditionExpression: 'attribute_exists(photos.#id) AND photos.#id.#status <> :ready',
    ExpressionAttributeNames: { '#id': photoId, '#status': 'status' },
    values: { ':ready': 'ready', ':width': variants.width, ':height': variants.height, ':widths': variants.widths },
  });
  return marked !== undefined || isPhotoReady(programId, photoId);
}
type PhotoVariants = Required<Pick<StoredPhoto, 'width' | 'height' | 'widths'>>;

/** Whether a photo is ready by now; false also when it or its program is gone. */
export async function isPhotoReady(programId: string, photoId: string): Promise<boolean> {
  const item = await getItem('Programs', keyOf(programId));
  return item ? StoredProgram.parse(item).photos[photoId]?.status === 'ready' : false;
}

/** The upload was refused. */
export function rejectPhoto(programId: string, photoId: string, fault: PhotoFault) {
  return changePhoto(programId, {
    UpdateExpression: 'SET photos.#id.#status = :rejected, photos.#id.fault = :fault',
    ConditionExpression: 'photos.#id.#status = :uploading',
    ExpressionAttributeNames: { '#id': photoId, '#status': 'status' },
    values: { ':rejected': 'rejected', ':uploading': 'uploading', ':fault': fault },
  });
}

/** @param status remove only while the photo is in this state. @returns the removed photo, if there was one */
export async function removePhoto(programId: string, photoId: string, status?: StoredPhoto['status']) {
  const old = await changePhoto(programId, {
    UpdateExpression: 'REMOVE photos.#id',
    ConditionExpression: `attribute_exists(photos.#id)${status ? ' AND photos.#id.#status = :status' : ''}`,
    ExpressionAttributeNames: { '#id': photoId, ...(status && { '#status': 'status' }) },
    ...(status && { values: { ':status': status } }),
  });
  return old ? StoredPhoto.parse(old.photos[photoId]) : undefined;
}

const changePhoto = (programId: string, update: Parameters<typeof updateItem>[2]) =>
  unless(updateItem('Programs', keyOf(programId), { ...update, ReturnValues: 'ALL_OLD' }), () => undefined);
