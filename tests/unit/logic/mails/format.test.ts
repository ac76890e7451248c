import { expect, it } from 'vitest';
import { formatDay, formatInstant, formatPhone } from '../../../../functions/logic/mails/format.ts';
import { mailTexts } from '../../../../functions/logic/mails/texts/texts.ts';
import { counted } from '../../../../functions/plural.ts';

it('formats days and times of Riyadh unambiguously', () => {
  expect(formatDay('2026-12-09', 'en')).toBe('Wed, 9 Dec 2026');
  expect(formatDay('2026-12-09', 'ar')).toBe('الأربعاء، 9 ديسمبر 2026');
  expect(formatInstant('2026-12-09T01:42:00Z', 'en')).toBe('9 Dec 2026, 04:42');
  expect(formatInstant('2026-12-09T01:42:00Z', 'ar')).toBe('9 ديسمبر 2026 في 4:42 ص');
});

it('groups the phone numbers of every country', () => {
  expect(formatPhone('+966501234567')).toBe('+966 50 123 4567');
  expect(formatPhone('+447911123456')).toBe('+44 7911 123456');
  expect(formatPhone('no number')).toBe('no number');
});

it('uses the plural forms of Arabic', () => {
  const { adults, children, infants, rooms, number_of_days: days } = mailTexts.ar.amounts;
  const inWords = (forms: typeof adults) => [1, 2, 3, 11, 100].map((count) => counted(count, forms, 'ar'));
  expect(inWords(adults)).toEqual(['بالغ واحد', 'بالغان', '3 بالغين', '11 بالغًا', '100 بالغ']);
  expect(inWords(children)).toEqual(['طفل واحد', 'طفلان', '3 أطفال', '11 طفلًا', '100 طفل']);
  expect(inWords(infants)).toEqual(['رضيع واحد', 'رضيعان', '3 رضّع', '11 رضيعًا', '100 رضيع']);
  expect(inWords(rooms)).toEqual(['غرفة واحدة', 'غرفتان', '3 غرف', '11 غرفة', '100 غرفة']);
  expect(inWords(days)).toEqual(['يوم واحد', 'يومان', '3 أيام', '11 يومًا', '100 يوم']);
});
