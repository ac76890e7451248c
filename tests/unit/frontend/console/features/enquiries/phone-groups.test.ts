import { expect, it } from 'vitest';
import { phoneText } from '#contracts/website/contact-links';
import { groupPhone } from '../../../../../../frontend/console/features/enquiries/phone-groups.ts';

it.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
  ['+442071838750', '+44 20 7183 8750'],
  ['+14155552671', '+1 415 555 2671'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['not a number', 'not a number'],
  ['', ''],
])('groups %j as %j', (number, shown) => {
  expect(groupPhone(number)).toBe(shown);
});

it('groups a Saudi mobile number like the public site', () => {
  expect(groupPhone('+966501234567')).toBe(phoneText('+966501234567'));
});
