import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#contracts/api/enquiries';

type Related = Extract<HistoryEntry, { action: 'related' | 'customer_wrote_in' }>;

/** Says how this request and another one were linked or merged. */
export function RelatedWords({ entry }: { entry: Related }) {
  const { t } = useTranslation('adminCustomer');
  const reference = `\u2066${entry.request.reference}\u2069`;
  const words = entry.action === 'related' ? entry.change : 'wrote_in';
  return <p>{t(`relations.events.${words}`, { reference })}</p>;
}
