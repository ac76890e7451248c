import type { Enquiry } from '#contracts/api/enquiries';
import type { RequestRef } from '#contracts/api/relation-fields';
import { EnquiryStatus, EnquiryType } from '#contracts/field-kit/enquiry-enums';

type Reply = Readonly<Record<string, unknown>>;

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads a request that another one names. */
export function refIn({ type, id, reference }: Reply): RequestRef[] {
  const known = EnquiryType.options.find((option) => option === type);
  const key = textIn(id);
  return known && key ? [{ type: known, id: key, reference: textIn(reference) ?? '' }] : [];
}

/** Reads where a merged request went. */
export function mergeIn(merge: Reply): Enquiry['merged_into'] {
  const [ref] = refIn(merge);
  if (!ref) return null;
  const by = (merge.by ?? {}) as Reply;
  const status = EnquiryStatus.options.find((option) => option === merge.status) ?? 'new';
  const author = { email: textIn(by.email) ?? '', name: textIn(by.name) ?? '' };
  return { ...ref, at: textIn(merge.at) ?? '', status, by: author };
}
