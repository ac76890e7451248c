import { useTranslation } from 'react-i18next';

/** One line of what was sent. */
export interface SummaryRow {
  label: string;
  /** Lines of it. */
  value: string;
  /** Reads left to right in either language: a phone number, an e-mail address. */
  isLtr?: boolean;
}

/** A row, or nothing for what was left out. */
export const summaryRow = (label: string, value: string | null | undefined): SummaryRow[] =>
  value?.trim() ? [{ label, value: value.trim() }] : [];

interface Party {
  adults?: number;
  children?: number;
  infants?: number;
}

interface Contact {
  name: string;
  phone: string;
  email?: string | null;
}

/** The rows that several kinds of enquiry share. */
export function useSummaryRows() {
  const { t } = useTranslation('enquiries');
  return {
    contactRows: ({ name, phone, email }: Contact): SummaryRow[] => [
      ...summaryRow(t('fields.name'), name),
      ...summaryRow(t('fields.phone'), phone).map((row) => ({ ...row, isLtr: true })),
      ...summaryRow(t('fields.email'), email).map((row) => ({ ...row, isLtr: true })),
    ],
    /** `2 adults, 1 child`; leaves out who does not travel. */
    partyRow: (label: string, party: Party): SummaryRow[] =>
      summaryRow(
        label,
        (['adults', 'children', 'infants'] as const)
          .filter((group) => party[group])
          .map((group) => t(`party.${group}`, { count: party[group] ?? 0 }))
          .join(t('party.separator')),
      ),
    notesRow: (notes: string | null | undefined): SummaryRow[] => summaryRow(t('fields.notes'), notes),
  };
}
