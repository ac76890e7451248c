import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { type PhotoType, photoTypes } from '#contracts/photos';
import { maximumPhotos, type PhotoRecord, Program, type ProgramBody } from '#contracts/programs';
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
  status: z.enum(['uploading', 'ready']),
  /** Until when an upload may still arrive, in seconds since 1970. */
  upload_until: z.optional(z.number()),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

const StoredProgram = z.object({
  ...z.omit(Program, { id: true, price_sar: true, photos: true, photo_records: true }).shape,
  sk: z.string(),
  price_halalas: z.int(),
  photos: z.record(z.string(), StoredPhoto),
});

/** Where a photo is served and stored: `photos/<program>/<photo>.<extension>`. */
export const photoKey = (programId: string, { id, content_type }: Pick<StoredPhoto, 'id' | 'content_type'>) =>
  `photos/${programId}/${id}.${photoTypes[content_type]}`;

export const toPhotoRecord = (programId: string, photo: StoredPhoto): PhotoRecord => ({
  id: photo.id,
  program_id: programId,
  image_url: `/${photoKey(programId, photo)}`,
  created_at: photo.created_at,
  status: photo.status,
});

function toProgram(item: Item): Program {
  const { sk: id, price_halalas, photos, ...stored } = StoredProgram.parse(item);
  const records = Object.values(photos)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((photo) => toPhotoRecord(id, photo));
  return {
    id,
    ...stored,
    price_sar: price_halalas / 100,
    photos: records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url),
    photo_records: records,
  };
}

/** What of a body is stored, with the price in halalas and every optional field present. */
const storedFields = ({ price_sar, featured, translations, ...fields }: ProgramBody) => ({
  ...fields,
  featured: featured ?? null,
  translations: { en: translations?.en ?? null },
  price_halalas: Math.round(price_sar * 100),
});

/** Newest first. `next` is the cursor of the following page, absent at the end. */
export async function listPrograms({
  limit = 100,
  cursor,
}: {
  limit?: number | undefined;
  cursor?: string | undefined;
}) {
  const { items, lastKey } = await query('Programs', {
    KeyConditionExpression: 'pk = :pk',
    values: { ':pk': partition },
    ScanIndexForward: false,
    Limit: limit,
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

export async function createProgram(body: ProgramBody): Promise<Program> {
  const now = new Date().toISOString();
  const item = {
    ...keyOf(uuid()),
    schema: schemaVersion,
    ...storedFields(body),
    photos: {},
    version: 1,
    created_at: now,
    updated_at: now,
  };
  await putItem('Programs', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  return toProgram(item);
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

/** @returns the program as it was. @throws ProblemError `program_not_found` */
export async function deleteProgram(id: string): Promise<Program> {
  const item = await deleteItem('Programs', keyOf(id));
  if (!item) throw new ProblemError('program_not_found');
  return toProgram(item);
}

/**
 * Takes one of the program's photo places. Places whose upload never came are freed first when all are taken.
 * @throws ProblemError `program_not_found`, `photo_limit_reached`
 */
export async function addPhoto(programId: string, photo: StoredPhoto): Promise<void> {
  const add = () =>
    updateItem('Programs', keyOf(programId), {
      UpdateExpression: 'SET photos.#id = :photo ADD version :one',
      ConditionExpression: 'attribute_exists(pk) AND size(photos) < :maximum',
      ExpressionAttributeNames: { '#id': photo.id },
      values: { ':photo': photo, ':maximum': maximumPhotos, ':one': 1 },
    });
  await unless(add(), async () => {
    await freeAbandonedPlaces(programId);
    await unless(add(), () => {
      throw new ProblemError('photo_limit_reached');
    });
  });
}

async function freeAbandonedPlaces(programId: string) {
  const item = await getItem('Programs', keyOf(programId));
  if (!item) throw new ProblemError('program_not_found');
  const now = Date.now() / 1000;
  const abandoned = Object.values(StoredProgram.parse(item).photos).filter(
    ({ status, upload_until = 0 }) => status === 'uploading' && upload_until < now,
  );
  for (const { id } of abandoned) await removePhoto(programId, id, 'uploading');
}

/** The upload has been checked and stored. @returns false when the photo or its program is gone meanwhile */
export function markPhotoReady(programId: string, { id, content_type }: Pick<StoredPhoto, 'id' | 'content_type'>) {
  return changePhoto(programId, {
    UpdateExpression: 'SET photos.#id.#status = :ready, photos.#id.content_type = :type ADD version :one',
    ConditionExpression: 'attribute_exists(photos.#id)',
    ExpressionAttributeNames: { '#id': id, '#status': 'status' },
    values: { ':ready': 'ready', ':type': content_type, ':one': 1 },
  });
}

/** @param status remove only while the photo is in this state. @returns the removed photo, if there was one */
export async function removePhoto(programId: string, photoId: string, status?: StoredPhoto['status']) {
  const old = await changePhoto(programId, {
    UpdateExpression: 'REMOVE photos.#id ADD version :one',
    ConditionExpression: `attribute_exists(photos.#id)${status ? ' AND photos.#id.#status = :status' : ''}`,
    ExpressionAttributeNames: { '#id': photoId, ...(status && { '#status': 'status' }) },
    values: { ':one': 1, ...(status && { ':status': status }) },
  });
  return old ? StoredPhoto.parse(old.photos[photoId]) : undefined;
}

const changePhoto = (programId: string, update: Parameters<typeof updateItem>[2]) =>
  unless(updateItem('Programs', keyOf(programId), { ...update, ReturnValues: 'ALL_OLD' }), () => undefined);
