import * as z from 'zod/mini';
import { noParts } from '#contracts/api/offer-terms';
import { PhotoFault, type PhotoRecord, type PhotoStatus } from '#contracts/api/photo-record';
import { type Flat, withTexts } from '#contracts/api/program-edge';
import { textNames } from '#contracts/api/program-fields';
import { partsShape } from '#contracts/api/program-parts';
import { StoredTexts, storedShape } from '#contracts/api/program-shapes';
import { type Program, type ProgramInput, publicationStates } from '#contracts/api/programs';
import { Id, Instant } from '#contracts/field-kit/fields';
import { type PhotoType, photoTypes } from '#contracts/field-kit/image-type';
import { type Language, languages } from '#contracts/field-kit/language';
import { photoFormats, photoVariant } from '#contracts/website/photo-variants';
import type { Item } from './dynamo.ts';
import { halalas, StoredPrices, storedPrices, toPrices } from './price-items.ts';

/**
 * The stored form of a program: one partition, sorted by the time-ordered id. Photos are a map inside the item, so that
 * adding, confirming and removing one is a single conditional write each.
 */
export const programPartition = 'PROGRAM';
export const programKey = (id: string) => ({ pk: programPartition, sk: id });

export const StoredPhoto = z.object({
  id: z.string(),
  content_type: z.enum(Object.keys(photoTypes) as [PhotoType, ...PhotoType[]]),
  created_at: z.string(),
  status: z.enum(['uploading', 'ready', 'rejected'] satisfies PhotoStatus[]),
  /** The deadline of the upload, in seconds since 1970. */
  upload_until: z.optional(z.number()),
  fault: z.optional(PhotoFault),
  /** In pixels, of the largest variant. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Widths of the variants; absent for a photo stored as uploaded. */
  widths: z.optional(z.array(z.int())),
  illustration: z.optional(z.boolean()),
  /** True for one that was added to a draft: visitors see it once a publication names it in `photo_order`. */
  draft: z.optional(z.boolean()),
});
export type StoredPhoto = z.infer<typeof StoredPhoto>;

/** The parts in stored items; an item that is older than a part has none. */
const storedParts = {
  itinerary: z._default(partsShape.itinerary, noParts.itinerary),
  prices: z._default(z.nullable(StoredPrices), null),
  cancellation: z._default(partsShape.cancellation, null),
  questions: z._default(partsShape.questions, noParts.questions),
  photo_details: z._default(partsShape.photo_details, noParts.photo_details),
};

/** Where a program stands. One that is older than drafts is published. */
const storedPublication = {
  state: z._default(z.enum(publicationStates), 'published'),
  /** The version that is due at `planned_at`. */
  planned_version: z._default(z.nullable(z.int()), null),
  planned_at: z._default(z.nullable(Instant), null),
  /** When the planned version leaves the site again. */
  planned_until: z._default(z.nullable(Instant), null),
  unpublish_at: z._default(z.nullable(Instant), null),
};

/** The partition of the index of what is due, by `due_at`. */
export const dueShelf = 'DUE';

const StoredFields = z.object({
  ...storedShape,
  ...storedParts,
  sk: Id,
  texts: StoredTexts,
  price_halalas: z.int(),
  photos: z.record(z.string(), StoredPhoto),
  photo_order: z.optional(z.array(z.string())),
  /** Photos that a publication has left out. Their files stay as long as a draft or a version names them. */
  photos_left_out: z.optional(z.array(z.string())),
  /** The hashes of what the link pictures show, and of those before. */
  link_pictures: z.optional(z.string()),
  link_pictures_before: z.optional(z.string()),
  version: z.int(),
  ...storedPublication,
  created_at: Instant,
  updated_at: Instant,
});

/** The version of stored items. Those of schema 1 have the API's form: Arabic in base fields, and `translations`. */
export const schemaVersion = 2;
export const attributesOfSchema1 = [...textNames, 'translations'];

const upgraded = (item: Item) => ('texts' in item ? item : withTexts(item as Flat));

export const readItem = (item: Item) => StoredFields.parse(upgraded(item));

/** The texts of an item that may be unreadable. */
export const textsOf = (item: Item): { ar: { trip_name?: string }; en: { trip_name?: string | null } | null } =>
  upgraded(item).texts;

/** Converts what staff have typed to its stored fields: prices in halalas. Absent parts are left out. */
export const storedFields = ({ price_sar, prices, photo_order, photos_left_out, ...fields }: ProgramInput) => ({
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  ...(photo_order && { photo_order }),
  ...(photos_left_out && { photos_left_out }),
  ...(prices !== undefined && { prices: prices && storedPrices(prices) }),
  price_halalas: halalas(price_sar),
});

/** The prefix of all served files of a program's photos. */
export const photoFolder = (programId: string): string => `photos/${programId}/`;

/** The key and the path of a photo: `photos/<program>/<photo>.<extension>`. Its variants have the same prefix. */
export const photoKey = (programId: string, { id, content_type }: Pick<StoredPhoto, 'id' | 'content_type'>) =>
  `${photoFolder(programId)}${id}.${photoTypes[content_type]}`;

/** The keys of a photo and its variants. */
export const photoKeys = (key: string, widths: readonly number[]): string[] => [
  key,
  ...widths.flatMap((width) => photoFormats.map((format) => photoVariant(key, width, format))),
];

/** The key of a link picture: it has the hash of what it shows, so that it never changes. */
export const linkPictureKey = (programId: string, { language, hash }: { language: Language; hash: string }) =>
  `${photoFolder(programId)}link-${language}-${hash}.jpg`;

/** The paths of a program's link pictures on the site's origin. */
export const linkPicturePaths = (programId: string, hash: string) =>
  Object.fromEntries(
    languages.map((language) => [language, `/${linkPictureKey(programId, { language, hash })}`]),
  ) as Record<Language, string>;

export const toPhotoRecord = (programId: string, photo: StoredPhoto): PhotoRecord => ({
  id: photo.id,
  program_id: programId,
  image_url: `/${photoKey(programId, photo)}`,
  created_at: photo.created_at,
  status: photo.status,
  fault: photo.status === 'rejected' ? (photo.fault ?? null) : null,
  size: photo.width && photo.height ? { width: photo.width, height: photo.height } : null,
  widths: photo.widths ?? [],
  illustration: photo.illustration ?? false,
});

export function toProgram(item: Item): Program {
  const { sk: id, price_halalas, prices, photos, photo_order = [], photos_left_out = [], ...rest } = readItem(item);
  const { state, planned_version, planned_at, planned_until, unpublish_at, ...others } = rest;
  const { link_pictures, link_pictures_before: _, ...fields } = others;
  const stored = Object.values(photos).sort(inOrder(photo_order));
  const isShown = ({ id, draft }: StoredPhoto) => photo_order.includes(id) || !(draft || photos_left_out.includes(id));
  // What was never published has only one set of photos, which no visitor sees.
  const shown = state === 'draft' ? stored : stored.filter(isShown);
  const records = shown.map((photo) => toPhotoRecord(id, photo));
  const kept = stored.filter((photo) => !shown.includes(photo)).map((photo) => toPhotoRecord(id, photo));
  return {
    id,
    ...fields,
    price_sar: price_halalas / 100,
    prices: prices && toPrices(prices),
    publication: { state, planned_version, planned_at, planned_until, unpublish_at },
    departures: null,
    departure_count: 1,
    photos: records.filter(({ status }) => status === 'ready').map(({ image_url }) => image_url),
    photo_records: records,
    ...(kept.length > 0 && { kept_photos: kept }),
    ...(link_pictures && { link_pictures: linkPicturePaths(id, link_pictures) }),
  };
}

/** Sorts photos by their position in the order; unlisted ones come last, oldest first. */
function inOrder(order: readonly string[]) {
  const place = ({ id }: StoredPhoto) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (a: StoredPhoto, b: StoredPhoto) => place(a) - place(b) || (a.id < b.id ? -1 : 1);
}
