import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';

/** The names of the tags on mails about an enquiry. SES repeats the tags in bounces and complaints. */
const names = { enquiry: 'enquiry', answer: 'answer' } as const;

export interface AboutEnquiry extends Pick<Enquiry, 'type' | 'id'> {
  /** The time of the answer or quote that the mail brings. */
  answered_at?: string | undefined;
}

/** SES allows letters, digits, `-`, `_`, `.` and `@`. */
export const enquiryTags = ({ type, id, answered_at }: AboutEnquiry) => [
  { Name: names.enquiry, Value: `${type}.${id}` },
  ...(answered_at ? [{ Name: names.answer, Value: String(Date.parse(answered_at)) }] : []),
];

/** Reads the tags of a bounce or complaint; undefined if the mail was not about an enquiry. */
export function readEnquiryTags(tags: Record<string, readonly string[]> = {}): AboutEnquiry | undefined {
  const [, first, id] = /^(\w+)\.([\w-]+)$/.exec(tags[names.enquiry]?.[0] ?? '') ?? [];
  const type = EnquiryType.safeParse(first).data;
  if (!type || !id) return undefined;
  const [time] = /^\d{1,15}$/.exec(tags[names.answer]?.[0] ?? '') ?? [];
  return { type, id, ...(time && { answered_at: new Date(Number(time)).toISOString() }) };
}
