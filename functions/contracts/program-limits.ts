/** The limits of programs and their photos. Uses no schemas, so that forms need no validation library. */

export const maximumPhotos = 5;

export const maximumPhotoBytes = 10 * 1024 * 1024;

/** The maximum number of pixels, for phone cameras of today. */
export const maximumPhotoPixels = 50_000_000;

/** Milliseconds for which a place is reserved for an upload. */
export const uploadLifetime = 15 * 60_000;

/** In characters, after trimming. */
export const longestText = {
  trip_name: 120,
  city: 80,
  description: 5000,
  accommodation: 500,
  offer_includes: 5000,
} as const;

export const maximumNights = 365;
export const maximumRating = 5;

/** In riyals. */
export const maximumPrice = 10_000_000;
