import { expect, it } from 'vitest';
import { mailbox } from '../../../functions/data/mailbox.ts';
import { decodeWords } from '../../../infra/common/outbox/encoded-words.ts';

const address = 'no-reply@rihla.example';

it('names a sender in ASCII, whatever the name', () => {
  expect(mailbox('Rihla', address)).toBe(`Rihla <${address}>`);
  expect(mailbox('رحلة', address)).toBe(`=?UTF-8?B?2LHYrdmE2Kk=?= <${address}>`);
  const long = 'شركة رحلة للسفر والسياحة في المملكة العربية السعودية 🌙';
  const encoded = mailbox(long, address);
  expect(decodeWords(encoded)).toBe(`${long} <${address}>`);
  expect(encoded).toMatch(/^[ -~]+$/);
  for (const word of encoded.split(' ')) expect(word.length).toBeLessThanOrEqual(75);
});

it('encodes characters with a special meaning in headers', () => {
  for (const name of ['A, B <x@y.example>', 'a\r\nBcc: b@c.example', '"quoted"']) {
    expect(mailbox(name, address)).toMatch(/^(=\?UTF-8\?B\?[\w+/=]+\?= )+<no-reply@rihla\.example>$/);
  }
});
