import type { EnquiryType } from '#contracts/api/enquiries';

/** What an item keeps of its tags: nothing without any. `tagged` is the key of ByTagged; `tags_revision` counts the writes. */
export const tagAttributes = (type: EnquiryType, tags: readonly string[] = []) =>
  tags.length > 0 ? { tags, tagged: type } : { tags: undefined, tagged: undefined };
