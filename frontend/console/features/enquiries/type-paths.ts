import type { EnquiryType } from '#contracts/api/enquiries';
import { paths } from '#contracts/website/paths';

/** The screen of each type's requests. */
export const typePaths = {
  flight: paths.admin.flightRequests,
  hotel: paths.admin.hotelRequests,
  custom: paths.admin.customRequests,
  message: paths.admin.messages,
} as const satisfies Record<EnquiryType, string>;
