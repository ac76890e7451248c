import { languages } from '#contracts/field-kit/language';
import { getItem, onConditionFailed, updateItem } from './dynamo.ts';
import { linkPictureKey, programKey, readItem } from './program-items.ts';

/**
 * The stored link pictures of a program: the hash of what they show, which their keys contain. The ones before are kept
 * until the next are drawn, for pages that still name them.
 */
export interface StoredLinkPictures {
  current: string | undefined;
  before: string | undefined;
}

/** @returns undefined if the program is gone */
export async function readLinkPictures(programId: string): Promise<StoredLinkPictures | undefined> {
  const item = await getItem('Programs', programKey(programId));
  if (!item) return undefined;
  const { link_pictures: current, link_pictures_before: before } = readItem(item);
  return { current, before };
}

/**
 * Replaces a program's link pictures, unless others have replaced them.
 * @returns false if they are not as they were read, or the program is gone
 */
export function replaceLinkPictures(
  programId: string,
  { from, to }: { from: string | undefined; to: string },
): Promise<boolean> {
  const write = updateItem('Programs', programKey(programId), {
    UpdateExpression: `SET link_pictures = :to${from ? ', link_pictures_before = :from' : ''}`,
    ConditionExpression: from
      ? 'link_pictures = :from'
      : 'attribute_exists(pk) AND attribute_not_exists(link_pictures)',
    values: { ':to': to, ...(from && { ':from': from }) },
  });
  return onConditionFailed(
    write.then(() => true),
    () => false,
  );
}

/** The keys of the pictures of all languages; none without a hash. */
export const linkPictureKeys = (programId: string, hash: string | undefined): string[] =>
  hash ? languages.map((language) => linkPictureKey(programId, { language, hash })) : [];
