import { paths } from '#contracts/website/paths';
import { type EnquiryKey, writeKey } from '../enquiries/enquiry-key.ts';
import { typePaths } from '../enquiries/type-paths.ts';

/** The parameter of the address that begins an offer for the open request. */
export const offerParameter = 'offer';

/** The address that opens a request and begins an offer for it. */
export const offerFor = (enquiry: EnquiryKey) =>
  `${paths.admin.requests}?${new URLSearchParams({ open: writeKey(enquiry), [offerParameter]: '' })}`;

const screens: readonly string[] = [paths.admin.requests, ...Object.values(typePaths)];

/** True if a request is open at this address. */
export const hasOpenRequest = (pathname: string, query: URLSearchParams) =>
  query.has('open') && screens.includes(pathname.replace(/\/$/, ''));
