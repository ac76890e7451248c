import { expect, it } from 'vitest';
import { formerMailboxKey, mailboxKey } from '#contracts/field-kit/mailbox-key';

it.each([
  ['nora@gmail.com', ['nora@gmail.com', 'No.Ra+x@GMAIL.com', 'n.o.r.a@googlemail.com']],
  ['norasaad@proton.me', ['nora.saad@proton.me', 'n.o.r.a-saad+a@protonmail.com', 'Nora_Saad@pm.me']],
  ['nora.s@icloud.com', ['nora.s@me.com', 'nora.s+trip@mac.com']],
  ['nora.s@yahoo.com', ['nora.s-offers@yahoo.com', 'Nora.S@Yahoo.com']],
  ['n.ora@example.com', ['n.ora+a@example.com', ' N.Ora@example.com ']],
  ['+tag@example.com', ['+tag@example.com']],
  ['...@gmail.com', ['...@gmail.com']],
])('counts the mailbox %s once in all its spellings', (key, spellings) => {
  expect(new Set(spellings.map(mailboxKey))).toEqual(new Set([key]));
});

it('keeps different mailboxes apart', () => {
  expect(mailboxKey('no.ra@outlook.com')).not.toBe(mailboxKey('nora@outlook.com'));
  expect(mailboxKey('al-harbi@aramco.com')).toBe('al-harbi@aramco.com');
});

it('knows under which key an earlier version stored a mailbox', () => {
  expect(formerMailboxKey('No.Ra+x@Gmail.com')).toBe('nora@gmail.com');
  expect(formerMailboxKey('No.Ra+x@proton.me')).toBe('no.ra@proton.me');
});
