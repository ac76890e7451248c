import { type Contact, shownContact } from '#contracts/api/site-contact-rules';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { readLive } from '../../data/site-content.ts';

/** Returns how the agency is reached, as its pages say today. */
export const readContact = async (): Promise<Contact> => shownContact(riyadhDay(), (await readLive('contact')).content);
