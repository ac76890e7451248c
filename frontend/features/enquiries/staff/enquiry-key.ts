import type { EnquiryType } from '#contracts/enquiries';
import { type EnquiryView, enquiryTypes } from './enquiry-view.ts';

/** Type and id of an enquiry, as in an API path. */
export type EnquiryKey = Pick<EnquiryView, 'type' | 'id'>;

/** Writes a request's key for a URL: `hotel.0199b0aa-...`. */
export const writeKey = ({ type, id }: EnquiryKey) => `${type}.${id}`;

/** Reads the request's key from a URL. A bare id takes the type that the screen shows. */
export function readKey(text: string | null, screenType: EnquiryType | undefined): EnquiryKey | undefined {
  if (!text) return undefined;
  const [first = '', rest] = text.split('.');
  const type = enquiryTypes.find((known) => known === first);
  if (type && rest) return { type, id: rest };
  return screenType && { type: screenType, id: text };
}

export const isSameEnquiry = (one: EnquiryKey, other: EnquiryKey | undefined) =>
  one.id === other?.id && one.type === other.type;
