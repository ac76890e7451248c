import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { changeSince } from './conflict.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { labelsOf } from './labels-of.ts';
import { statusLook } from './status-look.ts';

/**
 * Returns a function that shows the newer state of a request on every screen, and says who has changed what since the
 * state that staff know; undefined if that is unknown.
 */
export function useConflictWords() {
  const { t } = useTranslation(['admin', 'enquiries']);
  return async (known: Enquiry): Promise<string | undefined> => {
    // Without the newer state a repeated change conflicts again.
    const newer = await getEnquiry(known).catch(() => undefined);
    if (newer) announceNews({ kind: 'changed', enquiry: newer });
    const entry = newer && changeSince(known, newer);
    if (!entry) return undefined;
    if (entry.action === 'cancelled') return t('detail.conflictCancelled');
    if (entry.action === 'dates_changed') return t('detail.conflictDates');
    const name = entry.by?.name || entry.by?.email;
    if (!name) return t('detail.conflictCustomer');
    if (entry.action === 'related') {
      const reference = `\u2066${entry.request.reference}\u2069`;
      return t(`detail.conflictRelated.${entry.change === 'merged_into' ? 'merged' : 'takenOut'}`, { name, reference });
    }
    if (entry.action === 'corrected') {
      const labels = { fields: t('enquiries:fields', { returnObjects: true }), language: t('detail.language') };
      const fields = labelsOf(entry.fields, labels).join(t('enquiries:counts.separator'));
      return t('detail.conflictCorrected', { name, fields });
    }
    const [from, to] = [t(statusLook[entry.from].label), t(statusLook[entry.to].label)];
    return t('detail.conflictStatus', { name, from, to });
  };
}
