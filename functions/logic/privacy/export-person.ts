import type { Person } from '#contracts/api/person';
import { personPage } from '../mails/person-page.ts';
import { readContact } from '../site-content/contact.ts';
import { findPerson } from './find-person.ts';

/** Returns a person's record as files: JSON, and a page in the person's language. */
export async function exportPerson(person: Person) {
  const record = await findPerson(person);
  const at = new Date().toISOString();
  return { record, html: personPage(record, { at, contact: await readContact() }), language: record.language, at };
}
