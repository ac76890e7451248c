import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactAtStart } from '#contracts/site-defaults/contact';

const root = join(import.meta.dirname, '../../..');
/** The files with the agency of a fresh system and sample requests. */
const apart = /site-defaults|letter-samples\.ts$|contact-links\.ts$/;

const files = ['frontend', 'functions', 'infra'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:json|tsx?|mjs)$/.test(file) && !apart.test(file)),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesWith = (pattern: RegExp, among = files) => among.filter((file) => pattern.test(read(file)));

it('writes the agency’s numbers and addresses nowhere but in the defaults', () => {
  const { phones, whatsapp, emails, addresses, social, licence, registration, vat } = contactAtStart;
  const facts = [
    ...phones.flatMap(({ number }) => [number, number.replace('+966', '')]),
    ...[whatsapp, licence, registration, vat ?? licence],
    ...emails.map(({ address }) => address),
    ...addresses.flatMap(({ text }) => Object.values(text)),
    ...social.map(({ link }) => link),
  ];
  for (const fact of facts) expect([fact, filesWith(new RegExp(RegExp.escape(fact)))]).toEqual([fact, []]);
});

it('claims nothing for the agency in what the interface says', () => {
  const texts = files.filter((file) => /locales\/\w+\/(?!admin)/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  const claims =
    /at any hour|around the clock|في أي ساعة|على مدار الساعة|\d+\+? (?:destinations|countries|travellers)|\d+ (?:وجهة|دولة|مسافر)/i;
  expect(filesWith(claims, texts)).toEqual([]);
});
