import { type AskedFact, askedFacts, askedNotices } from '#contracts/api/asked-facts';
import type { Enquiry } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { formatDay, formatRiyals } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { mailTexts } from './texts/texts.ts';

/** The departure, the party and the total of a request, as rows of a mail. */
export function askedRows(enquiry: Enquiry, language: Language): MailRow[] {
  if (enquiry.type !== 'custom') return [];
  const { fields } = mailTexts[language].asked;
  return askedFacts(enquiry).map((fact) => ({ label: fields[fact.name], value: textOf(fact, language) }));
}

function textOf(fact: AskedFact, language: Language): string {
  switch (fact.name) {
    case 'departure':
      return `${formatDay(fact.from, language)} – ${formatDay(fact.to, language)}`;
    case 'room':
      return mailTexts[language].asked.rooms[fact.value];
    case 'seen_total':
      return formatRiyals(fact.value, language);
    case 'child_ages':
      return fact.value.join(mailTexts[language].asked.separator);
    case 'seniors':
      return String(fact.value);
  }
}

/** A notice about it: it waits for a place, or something has changed since the visitor chose. */
export function askedNoticeTexts(enquiry: Enquiry, reader: 'visitor' | 'staff', language: Language): string[] {
  if (enquiry.type !== 'custom' || !enquiry.departure_id) return [];
  const texts = mailTexts[language].asked[reader];
  return askedNotices(enquiry).map((notice) =>
    notice.code === 'price_changed'
      ? texts.price_changed({ seen: formatRiyals(notice.seen, language), now: formatRiyals(notice.now, language) })
      : texts[notice.code],
  );
}
