import { baseLanguage } from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { orderKey, putUpload } from '../../data/photo-storage.ts';
import { linkPicturePaths } from '../../data/program-items.ts';
import { endOfCall } from '../../time-left.ts';
import { listPrograms, readPrograms } from '../offered-programs.ts';
import { RetryLater } from '../outages.ts';
import { readContact } from '../site-content/contact.ts';
import { hashOfContent, linkPictureContent } from './content.ts';

/**
 * Orders link pictures for those of these programs whose pictures show something else than the program says now. An order
 * is an object beside the uploads, so that the function that processes photos draws them.
 */
export async function orderLinkPictures(ids: readonly string[]): Promise<void> {
  const { programs } = await readPrograms(ids);
  await orderOutdated([...programs.values()]);
}

/**
 * Orders the link pictures of all programs that need new ones.
 * @returns their number
 * @throws RetryLater if the time of the call runs out: a retry continues with the rest
 */
export async function orderAllLinkPictures(): Promise<number> {
  let ordered = 0;
  let cursor: string | undefined;
  do {
    const { programs, next } = await listPrograms({ cursor });
    ordered += await orderOutdated(programs);
    cursor = next;
    if (cursor && performance.now() > endOfCall()) throw new RetryLater(`Link pictures are ordered up to ${cursor}.`);
  } while (cursor);
  return ordered;
}

async function orderOutdated(programs: readonly Program[]): Promise<number> {
  const today = riyadhDay();
  const { brand } = await readContact();
  let ordered = 0;
  for (const program of programs) {
    const hash = hashOfContent(linkPictureContent(program, today, brand));
    if (program.link_pictures?.[baseLanguage] === linkPicturePaths(program.id, hash)[baseLanguage]) continue;
    await putUpload(orderKey(program.id, hash), Buffer.alloc(1), 'application/octet-stream');
    ordered += 1;
  }
  return ordered;
}
