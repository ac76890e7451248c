import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { figuresAtStart } from '#contracts/site-defaults/figures';
import { testimonialsAtStart } from '#contracts/site-defaults/testimonials';

const root = join(import.meta.dirname, '../../../..');
const folders = ['functions', 'frontend', 'infra', 'scripts'];
const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|json|css|html|svg|txt)$/.test(file) && !file.includes('/site-defaults/'));

const { phones, emails, addresses, licence, registration, vat } = contactAtStart;

/** The facts and claims that a fresh system says of its agency, and that are true of no other agency. */
const said = [
  ...phones.map(({ number }) => number),
  ...emails.map(({ address }) => address),
  ...addresses.flatMap(({ text }) => Object.values(text)),
  ...[licence, registration, vat],
  ...figuresAtStart.items.flatMap(({ label }) => Object.values(label)),
  ...testimonialsAtStart.items.flatMap(({ words }) => Object.values(words)),
].flatMap((text) => text ?? []);

it('no phone number, address, licence or claim of the agency is in the source outside the defaults', () => {
  expect(said.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return said.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
