import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { changeSince } from './conflict.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { statusLook } from './status-look.ts';

/**
 * Returns a function that shows the newer state of a request on every screen, and says who has changed what since the
 * state that staff know; undefined if that is unknown.
 */
export function useConflictWords() {
  const { t } = useTranslation('admin');
  return async (known: Enquiry): Promise<string | undefined> => {
    // Without the newer state a repeated change conflicts again.
    const newer = await getEnquiry(known).catch(() => undefined);
    if (newer) announceNews({ kind: 'changed', enquiry: newer });
    const entry = newer && changeSince(known, newer);
    if (!entry) return undefined;
    const name = 'by' in entry ? entry.by?.name || entry.by?.email : undefined;
    if (!name) return t('detail.conflictCustomer');
    if (entry.action === 'related') {
      const reference = `\u2066${entry.request.reference}\u2069`;
      return t(`detail.conflictRelated.${entry.change === 'merged_into' ? 'merged' : 'takenOut'}`, { name, reference });
    }
    if (entry.action !== 'status_changed') return t('detail.conflictCorrected', { name });
    const [from, to] = [t(statusLook[entry.from].label), t(statusLook[entry.to].label)];
    return t('detail.conflictStatus', { name, from, to });
  };
}
