/** The limits of programs and their photos. Without the schemas, so that forms have them without a validation library. */

export const maximumPhotos = 5;

export const maximumPhotoBytes = 10 * 1024 * 1024;

/** What the largest cameras of phones take. */
export const maximumPhotoPixels = 50_000_000;

/** How long (ms) a place is held for an upload that does not come. */
export const uploadLifetime = 15 * 60_000;

/** Characters after trimming. */
export const longestText = {
  trip_name: 120,
  city: 80,
  description: 5000,
  accommodation: 500,
  offer_includes: 5000,
} as const;

export const maximumNights = 365;
export const maximumRating = 5;

/** Riyals. */
export const maximumPrice = 10_000_000;
