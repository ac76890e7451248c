import { riyadhDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { pictureFile } from '#contracts/website/site-picture-files';
import { linkPictureKeys, readLinkPictures, replaceLinkPictures } from '../../data/link-pictures.ts';
import { deleteObjects, getObject, parseOrderKey, putPhoto } from '../../data/photo-storage.ts';
import { linkPictureKey } from '../../data/program-items.ts';
import { ProblemError } from '../../errors.ts';
import { getProgram } from '../offered-programs.ts';
import { RetryLater } from '../outages.ts';
import { readContact } from '../site-content/contact.ts';
import { type Cover, hashOfContent, type LinkPictureContent, linkPictureContent } from './content.ts';
import { drawPicture } from './draw.ts';

type Outcome = 'drawn' | 'unchanged' | 'not published';

/** The maximum number of attempts if others draw the same program. */
const mostAttempts = 5;

/**
 * Draws the link pictures that an order asks for, as the program is now. Idempotent, and the order of orders does not
 * matter.
 * @returns undefined if the key is none of an order
 */
export async function drawOrdered(key: string): Promise<Outcome | undefined> {
  const programId = parseOrderKey(key);
  if (!programId) return undefined;
  const outcome = await drawLinkPictures(programId);
  await deleteObjects([key]);
  return outcome;
}

async function drawLinkPictures(programId: string): Promise<Outcome> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    // Before the program, so that of two concurrent calls the one with older data starts again.
    const stored = await readLinkPictures(programId);
    const content = stored && (await contentNow(programId));
    if (!stored || !content) return 'not published';
    const hash = hashOfContent(content);
    if (hash === stored.current) return 'unchanged';
    await drawFiles(programId, { hash, content });
    if (await replaceLinkPictures(programId, { from: stored.current, to: hash })) {
      // No page has named these for long. Only who replaces them knows that nobody draws them again.
      if (stored.before !== hash) await deleteObjects(linkPictureKeys(programId, stored.before));
      return 'drawn';
    }
    const now = await readLinkPictures(programId);
    // The program was deleted for good or for now; restored, it gets new ones.
    if (!now) await deleteObjects(linkPictureKeys(programId, hash));
  }
  throw new RetryLater(`Others draw the link pictures of ${programId} all the time.`);
}

/** Returns what the pictures should show; undefined if visitors do not see the program. */
async function contentNow(programId: string): Promise<LinkPictureContent | undefined> {
  try {
    return linkPictureContent(await getProgram(programId), riyadhDay(), (await readContact()).brand);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'program_not_found') return undefined;
    throw error;
  }
}

async function drawFiles(programId: string, { hash, content }: { hash: string; content: LinkPictureContent }) {
  const { words, brand } = content;
  const cover = await readCover(content.cover);
  const logo = brand.logo && (await getObject(pictureFile.logoAsPng(brand.logo.dark.id).slice(1)));
  // One by one: each takes a thread, and the embedded runtime has few.
  for (const language of languages) {
    const picture = await drawPicture({ language, words: words[language], brand, logo, cover });
    await putPhoto(linkPictureKey(programId, { language, hash }), picture, 'image/jpeg');
  }
}

async function readCover(cover: Cover | undefined) {
  const bytes = cover && (await getObject(cover.url.slice(1)));
  return bytes && { bytes, focus: cover.focus };
}
