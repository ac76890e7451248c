import { expect, it } from 'vitest';
import { privateDomainOf } from '../../../../functions/logic/notifications/mail-domain.ts';

it.each(['nora@gmail.com', 'Nora@Outlook.SA', 'a.b@proton.me', 'x@yahoo.co.uk'])(
  'counts no domain for %s',
  (address) => {
    expect(privateDomainOf(address)).toBeUndefined();
  },
);

it.each([
  ['any@victim.example', 'victim.example'],
  ['any@one.mail.victim.example', 'victim.example'],
  ['nora@KSU.edu.sa', 'ksu.edu.sa'],
  ['nora@student.ksu.edu.sa', 'ksu.edu.sa'],
  ['nora@agency.com.sa', 'agency.com.sa'],
  // A customer of a large provider has all names below an own one.
  ['any@nora.fastmail.com', 'nora.fastmail.com'],
])('counts %s for %s', (address, domain) => {
  expect(privateDomainOf(address)).toBe(domain);
});
