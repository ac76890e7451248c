import type { EnquiryType } from '#contracts/api/enquiries';

/** First path segment of the routes of each type. */
const folders = {
  flight: 'flight-requests',
  hotel: 'hotels',
  custom: 'customs',
  message: 'messages',
} as const satisfies Record<EnquiryType, string>;

export const listRoute = (type: EnquiryType) => `GET /${folders[type]}` as const;
export const getRoute = (type: EnquiryType) => `GET /${folders[type]}/{id}` as const;
export const updateRoute = (type: EnquiryType) => `PATCH /${folders[type]}/{id}` as const;
export const deleteRoute = (type: EnquiryType) => `DELETE /${folders[type]}/{id}` as const;
