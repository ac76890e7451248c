import type { Enquiry } from '#contracts/api/enquiries';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';

/** Type and id of an enquiry, as in an API path. */
export type EnquiryKey = Pick<Enquiry, 'type' | 'id'>;

/** Writes a request's key for a URL: `hotel.0199b0aa-...`. */
export const writeKey = ({ type, id }: EnquiryKey) => `${type}.${id}`;

/** Reads the request's key from a URL. A bare id takes the type that the screen shows. */
export function readKey(text: string | null, screenType: EnquiryType | undefined): EnquiryKey | undefined {
  if (!text) return undefined;
  const [first = '', rest] = text.split('.');
  const type = EnquiryType.options.find((known) => known === first);
  if (type && rest) return { type, id: rest };
  return screenType && { type: screenType, id: text };
}

export const isSameEnquiry = (one: EnquiryKey, other: EnquiryKey | undefined) =>
  one.id === other?.id && one.type === other.type;
