import { type Contact, shownContact } from '#contracts/api/site-contact-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { readLive } from '../../data/site-content.ts';
import type { Letterhead } from '../mails/letter-words.ts';

/** Returns how the agency is reached, as its pages say today. */
export const readContact = async (): Promise<Contact> => shownContact(riyadhDay(), (await readLive('contact')).content);

/** Returns what a mail to a visitor says besides its facts. */
export async function readLetterhead(): Promise<Letterhead> {
  const [contact, letters] = await Promise.all([readContact(), readLive('letters')]);
  return { contact, letters: letters.content };
}
