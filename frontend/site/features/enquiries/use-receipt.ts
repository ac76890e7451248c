import { useTranslation } from 'react-i18next';
import { ageGroups, type Fact, factsOf, type Leg, type Party } from '#contracts/api/enquiry-kinds/facts';
import type { Fields } from '#contracts/api/enquiry-kinds/field';
import { formatDate } from '#shared/lib/format.ts';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** A row of the receipt. */
export interface ReceiptRow {
  label: string;
  /** May contain several lines. */
  value: string;
  /** True if it is left to right in both languages: a phone number, an e-mail address. */
  isLtr?: boolean;
  /** True for an amount of ours; a visitor's words stay as they are. */
  isPrice?: boolean;
}

interface Options {
  /** Labels that differ from those in the `enquiries` texts. */
  labels?: Partial<Record<Fact['name'], string>>;
  legRow?: (leg: Leg, index: number) => ReceiptRow;
}

interface Contact {
  name: string;
  phone: string;
  email?: string | null;
}

/** Returns a function that puts one fact of an enquiry into rows: legs are several. */
export function useFactRows({ labels = {}, legRow }: Options = {}) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();

  const partyText = (party: Party) =>
    ageGroups
      .filter((group) => party[group])
      .map((group) => t(`counts.${group}`, { count: party[group] ?? 0 }))
      .join(t('counts.separator'));

  return function rowsOf(fact: Fact): ReceiptRow[] {
    const label = labels[fact.name] ?? t(`fields.${fact.name}`);
    switch (fact.kind) {
      case 'day':
        return [{ label, value: formatDate(fact.value, language) }];
      case 'people':
        return [{ label, value: partyText(fact.value) }];
      case 'count':
        return [{ label, value: t(`counts.${fact.name}`, { count: fact.value }) }];
      case 'choice':
        return [{ label, value: t(`options.${fact.option}`) }];
      case 'legs':
        return legRow ? fact.value.map(legRow) : [];
      default:
        return [{ label, value: fact.value }];
    }
  };
}

/** Returns a function that lists a sent enquiry for its receipt: the request first, then the contact details. */
export function useReceipt(fields: Fields, options: Options = {}) {
  const { t } = useTranslation('enquiries');
  const rowsOf = useFactRows(options);

  const contactRows = ({ name, phone, email }: Contact): ReceiptRow[] => [
    { label: t('fields.name'), value: name.trim() },
    { label: t('fields.phone'), value: latinDigits(phone.trim()), isLtr: true },
    ...(email?.trim() ? [{ label: t('fields.email'), value: email.trim(), isLtr: true }] : []),
  ];

  return (body: Contact): ReceiptRow[] => [
    ...factsOf(fields, (name) => body[name as keyof Contact]).flatMap(rowsOf),
    ...contactRows(body),
  ];
}
