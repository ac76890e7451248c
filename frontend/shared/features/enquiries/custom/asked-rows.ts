import type { TFunction } from 'i18next';
import type { Asked } from '#contracts/api/asked-dates';
import { type AskedFact, type AskedNotice, askedFacts, askedNotices } from '#contracts/api/asked-facts';
import type { Language } from '#contracts/field-kit/language';
import { formatDayRange, formatPrice } from '../../../lib/format.ts';

interface Words {
  t: TFunction<'enquiries'>;
  language: Language;
}

/** The visitor's choices on the program's page, for receipts and the console. */
export const askedRows = (asked: Asked, words: Words) =>
  askedFacts(asked).map((fact) => ({
    name: fact.name,
    label: words.t(`asked.fields.${fact.name}`),
    value: textOf(fact, words),
    isPrice: fact.name === 'seen_total',
  }));

function textOf(fact: AskedFact, { t, language }: Words): string {
  switch (fact.name) {
    case 'departure':
      return formatDayRange(fact.from, fact.to, language);
    case 'child_ages':
      return fact.value.join(t('counts.separator'));
    case 'room':
      return t(`asked.rooms.${fact.value}`);
    case 'seen_total':
      return formatPrice(fact.value, language);
    case 'seniors':
      return String(fact.value);
  }
}

/** The notices about a request for a departure, for the visitor or for staff. */
export const askedNoticeTexts = (asked: Asked, reader: 'visitor' | 'staff', words: Words): string[] =>
  askedNotices(asked).map((notice) => noticeText(notice, reader, words));

function noticeText(notice: AskedNotice, reader: 'visitor' | 'staff', { t, language }: Words): string {
  const prices =
    notice.code === 'price_changed'
      ? { seen: formatPrice(notice.seen, language), now: formatPrice(notice.now, language) }
      : {};
  return t(`asked.${reader}.${notice.code}`, prices);
}
