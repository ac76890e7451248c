import type { Enquiry } from '#contracts/api/enquiries';
import { ageGroups, type Fact, type Leg, type Party } from '#contracts/api/enquiry-kinds/facts';
import { factsIn } from '#contracts/api/enquiry-kinds/kinds';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { formatDay, formatList, formatPhone } from './format.ts';
import type { MailRow } from './mail-content.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { mailTexts } from './texts/texts.ts';

export function contactRows({ name, phone, email }: Enquiry, language: Language): MailRow[] {
  const { fields } = mailTexts[language];
  return [
    { label: fields.name, value: name },
    { label: fields.phone, value: formatPhone(phone), url: `tel:${phone}`, isLtr: true },
    ...(email ? [{ label: fields.email, value: email, url: `mailto:${email}`, isLtr: true }] : []),
  ];
}

/** An enquiry as rows of a mail's table, without empty fields. */
export const requestRows = (enquiry: Enquiry, language: Language): MailRow[] =>
  factsIn(enquiry).flatMap((fact) => rowsOf(fact, language));

/** The rows without typed text: days, numbers and options. */
export const chosenRows = (enquiry: Enquiry, language: Language): MailRow[] =>
  factsIn(enquiry)
    .filter(({ kind }) => kind !== 'text' && kind !== 'longText')
    .flatMap((fact) => (fact.kind === 'legs' ? legDays(fact.value, language) : rowsOf(fact, language)));

const legDays = (legs: readonly Leg[], language: Language): MailRow[] =>
  legs.map(({ date = '' }, index) => ({ label: mailTexts[language].leg(index + 2), value: formatDay(date, language) }));

function rowsOf(fact: Fact, language: Language): MailRow[] {
  const { fields, options, leg, arrow } = mailTexts[language];
  const label = fact.kind === 'legs' ? '' : fields[fact.name];
  switch (fact.kind) {
    case 'day':
      return [{ label, value: formatDay(fact.value, language) }];
    case 'people':
      return [{ label, value: travellers(fact.value, language) }];
    case 'count':
      return [{ label, value: amount(fact.name, fact.value, language) }];
    case 'choice':
      return [{ label, value: options[fact.option] }];
    case 'legs':
      return fact.value.map(({ departure, arrival, date = '' }, index) => ({
        label: leg(index + 2),
        value: `${arrow.mark}${isolated(departure)} ${arrow.sign} ${isolated(arrival)}\n${formatDay(date, language)}`,
      }));
    default:
      return [{ label, value: fact.value }];
  }
}

/** Isolates a place's direction (first strong isolate), so that the arrow points in the reading direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const amount = (thing: keyof MailTexts['amounts'], count: number, language: Language) =>
  counted(count, mailTexts[language].amounts[thing], language);

const travellers = (party: Party, language: Language) =>
  formatList(
    ageGroups.flatMap((group) => (party[group] ? [amount(group, party[group], language)] : [])),
    language,
  );
