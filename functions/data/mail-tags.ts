import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';

/** The name of the tag on mails about an enquiry. SES repeats the tag in bounces and complaints. */
const tagName = 'enquiry';

export type AboutEnquiry = Pick<Enquiry, 'type' | 'id'>;

/** SES allows letters, digits, `-`, `_`, `.` and `@`. */
export const enquiryTag = ({ type, id }: AboutEnquiry) => ({ Name: tagName, Value: `${type}.${id}` });

/** Reads the tags of a bounce or complaint; undefined if the mail was not about an enquiry. */
export function readEnquiryTag(tags: Record<string, readonly string[]> = {}): AboutEnquiry | undefined {
  const [, first, id] = /^(\w+)\.([\w-]+)$/.exec(tags[tagName]?.[0] ?? '') ?? [];
  const type = EnquiryType.safeParse(first).data;
  return type && id ? { type, id } : undefined;
}
