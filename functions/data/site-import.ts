import * as z from 'zod/mini';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { PhotoFault } from '#contracts/api/photo-record';
import { importKinds, importStates } from '#contracts/api/site-archive';
import { deleteItem, getItem, type Item, onConditionFailed, putItem, queryPages } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/**
 * The import of a whole site, in a partition of its own beside the sections: the import itself, and what has arrived of
 * it. A document is removed once it is applied, so that what is left is what is still to do.
 */

export const importPartition = 'IMPORT';
/** The sort key of the import itself. */
export const importState = 'STATE';
const documentPrefix = 'DOCUMENT#';
const photoPrefix = 'PHOTO#';

const key = (sk: string) => ({ pk: importPartition, sk });
const stateKey = key(importState);
const documentKey = ({ kind, id }: Pick<StagedDocument, 'kind' | 'id'>) => key(`${documentPrefix}${kind}#${id}`);
const photoKey = (id: string) => key(`${photoPrefix}${id}`);

const StoredImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  name: z.nullable(z.string()),
  begun_at: z.string(),
  /** Who applies it; null before. */
  by: z.nullable(z.string()),
  total: z.int(),
});
export type StoredImport = z.infer<typeof StoredImport>;

const StoredDocument = z.object({
  import_id: z.string(),
  kind: z.enum(importKinds),
  id: z.string(),
  change: z.enum(['new', 'changed', 'same']),
  /** JSON text, which is checked again when it is applied. */
  content: z.string(),
});
export interface StagedDocument extends Omit<z.infer<typeof StoredDocument>, 'content'> {
  content: DraftContent;
}

const StagedPhoto = z.object({
  import_id: z.string(),
  id: z.string(),
  program_id: z.string(),
  status: z.enum(['uploading', 'ready', 'rejected']),
  fault: z.nullable(PhotoFault),
});
export type StagedPhoto = z.infer<typeof StagedPhoto>;

export async function findImport(): Promise<StoredImport | undefined> {
  const item = await getItem('SiteContent', stateKey);
  return item && StoredImport.parse(item);
}

export const putImport = (stored: StoredImport): Promise<void> =>
  // A repeated application is a change too, which lets one that hangs go on.
  putItem('SiteContent', { ...stateKey, schema: 1, ...stored, written_at: new Date().toISOString() });

export const putDocument = ({ content, ...rest }: StagedDocument): Promise<void> =>
  putItem('SiteContent', { ...documentKey(rest), schema: 1, ...rest, content: JSON.stringify(content) });

export const putStagedPhoto = (photo: StagedPhoto): Promise<void> =>
  putItem('SiteContent', { ...photoKey(photo.id), schema: 1, ...photo });

export async function findStagedPhoto(id: string): Promise<StagedPhoto | undefined> {
  const item = await getItem('SiteContent', photoKey(id));
  return item && StagedPhoto.parse(item);
}

/** Says what became of a photo, unless its import was discarded meanwhile. */
export const settleStagedPhoto = (photo: StagedPhoto): Promise<void> =>
  onConditionFailed(
    putItem(
      'SiteContent',
      { ...photoKey(photo.id), schema: 1, ...photo },
      { ConditionExpression: 'import_id = :import', values: { ':import': photo.import_id } },
    ),
    () => undefined,
  );

const queryOf = (prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  values: { ':pk': importPartition, ':prefix': prefix },
  ConsistentRead: true,
});

const stagedDocument = (item: Item): StagedDocument => {
  const { content, ...rest } = StoredDocument.parse(item);
  return { ...rest, content: JSON.parse(content) };
};

/** Yields what is left to apply: programs before the sections, which may name them, and each before its draft. */
export async function* readDocuments(): AsyncGenerator<StagedDocument, void> {
  for await (const items of queryPages('SiteContent', { ...queryOf(documentPrefix), Limit: 20 })) {
    yield* parseItems('SiteContent', items, stagedDocument);
  }
}

/** The documents without their contents. */
export async function listDocuments(): Promise<Omit<StagedDocument, 'content'>[]> {
  const query = {
    ...queryOf(documentPrefix),
    ProjectionExpression: 'import_id, kind, #id, #change',
    ExpressionAttributeNames: { '#id': 'id', '#change': 'change' },
  };
  const items = (await Array.fromAsync(queryPages('SiteContent', query))).flat();
  return items.map((item) => z.omit(StoredDocument, { content: true }).parse(item));
}

export async function listStagedPhotos(): Promise<StagedPhoto[]> {
  const items = (await Array.fromAsync(queryPages('SiteContent', queryOf(photoPrefix)))).flat();
  return items.map((item) => StagedPhoto.parse(item));
}

export const removeDocument = (document: Pick<StagedDocument, 'kind' | 'id'>) =>
  deleteItem('SiteContent', documentKey(document));

export const removeStagedPhoto = (id: string) => deleteItem('SiteContent', photoKey(id));

/** Removes what has arrived, and then the import itself. */
export async function removeImport(): Promise<void> {
  for (const prefix of [documentPrefix, photoPrefix]) {
    const query = { ...queryOf(prefix), ProjectionExpression: 'pk, sk' };
    for await (const items of queryPages('SiteContent', query)) {
      for (const { pk, sk } of items) await deleteItem('SiteContent', { pk, sk });
    }
  }
  await deleteItem('SiteContent', stateKey);
}
