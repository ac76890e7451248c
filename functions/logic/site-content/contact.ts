import { shownBrand } from '#contracts/api/site-brand';
import { shownContact } from '#contracts/api/site-contact-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { siteOrigin } from '#contracts/platform/resources';
import { readLive } from '../../data/site-content.ts';
import type { Letterhead } from '../mails/letter-words.ts';
import type { Sender } from '../mails/sender.ts';

/** Returns who the agency is and how it is reached, as its pages say today. */
export async function readContact(): Promise<Sender> {
  const [contact, brand] = await Promise.all([readLive('contact'), readLive('brand')]);
  return {
    ...shownContact(riyadhDay(), contact.content),
    brand: shownBrand(brand.content),
    origin: process.env[siteOrigin] ?? '',
  };
}

/** Returns what a mail to a visitor says besides its facts. */
export async function readLetterhead(): Promise<Letterhead> {
  const [contact, letters] = await Promise.all([readContact(), readLive('letters')]);
  return { contact, letters: letters.content };
}
