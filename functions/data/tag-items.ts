import type { EnquiryType } from '#contracts/api/enquiries';

/**
 * The attributes of an item for its tags: none without tags. `tagged` is the key of ByTagged; `tags_revision` counts
 * the writes.
 */
export const tagAttributes = (type: EnquiryType, tags: readonly string[] = []) =>
  tags.length > 0 ? { tags, tagged: type } : { tags: undefined, tagged: undefined };
