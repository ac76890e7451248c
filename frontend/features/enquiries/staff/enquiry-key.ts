import type { EnquiryType } from '#contracts/enquiries';
import { type EnquiryView, enquiryTypes } from './enquiry-view.ts';

/** Type and id of an enquiry, which name it in an API path. */
export type EnquiryKey = Pick<EnquiryView, 'type' | 'id'>;

/** A request as a URL names it: `hotel.0199b0aa-...`. */
export const writeKey = ({ type, id }: EnquiryKey) => `${type}.${id}`;

/** The request that a URL names. A bare id is one of the type that the screen shows. */
export function readKey(text: string | null, screenType: EnquiryType | undefined): EnquiryKey | undefined {
  if (!text) return undefined;
  const [first = '', rest] = text.split('.');
  const type = enquiryTypes.find((known) => known === first);
  if (type && rest) return { type, id: rest };
  return screenType && { type: screenType, id: text };
}

export const isSameEnquiry = (one: EnquiryKey, other: EnquiryKey | undefined) =>
  one.id === other?.id && one.type === other.type;
