/** The limits of a program's photos. Those of its fields are in `program-fields.ts`. */

export const maximumPhotos = 12;

/** The photos that earlier versions keep of a program: those of the newest ones. */
export const maximumKeptPhotos = 100;

/** All photos that are stored of a program: beside those that visitors see, of drafts and versions. */
export const maximumStoredPhotos = 150;

/** The photos that one save of the editor uploads. */
export const maximumPhotosAtOnce = 5;

/** In bytes. */
export const megabyte = 1024 * 1024;

export const maximumPhotoBytes = 10 * megabyte;

/** The maximum number of pixels, for phone cameras of today. */
export const maximumPhotoPixels = 50_000_000;

/** Milliseconds for which a place is reserved for an upload. */
export const uploadLifetime = 15 * 60_000;

/** The characters of a publication's note. */
export const publicationNoteLimit = 200;

export const fewestNights = 1;
export const mostNights = 365;

/** The versions of a program that are kept. More would only be read by nobody, and each may have 248 kB. */
export const keptVersions = 50;
