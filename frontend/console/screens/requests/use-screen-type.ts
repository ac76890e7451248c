import { useLocation } from 'react-router';
import type { EnquiryType } from '#contracts/api/enquiries';

/** By the last part of the URL: messages have two addresses. */
const types: Record<string, EnquiryType | undefined> = {
  flights: 'flight',
  hotels: 'hotel',
  custom: 'custom',
  messages: 'message',
};

/** The type of the screen's enquiries; undefined on the screen of all. */
export function useScreenType(): EnquiryType | undefined {
  const { pathname } = useLocation();
  return types[pathname.split('/').findLast(Boolean) ?? ''];
}
