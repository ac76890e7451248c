import type { Person } from '#contracts/privacy';
import { findPerson } from './find-person.ts';
import { personPage } from './mails/person-page.ts';

/** The record of a person as files for them: data, and a page in their language. */
export async function exportPerson(person: Person) {
  const record = await findPerson(person);
  const at = new Date().toISOString();
  return { record, html: personPage(record, at), language: record.language, at };
}
