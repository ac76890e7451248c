import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { type ConflictingEntry, changeSince } from './conflict.ts';
import { announceNews } from './enquiry-news.ts';
import { getEnquiry } from './get-enquiry.ts';
import { statusLook } from './status-look.ts';

/**
 * Returns a function that tells staff who has changed a request since the state that they know, and shows the newer
 * state on every screen.
 */
export function useConflictNotice() {
  const { t } = useTranslation('admin');
  const { notification } = App.useApp();

  const what = (entry: ConflictingEntry) => {
    const name = 'by' in entry ? entry.by?.name || entry.by?.email : undefined;
    if (!name) return t('detail.conflictCustomer');
    if (entry.action !== 'status_changed') return t('detail.conflictCorrected', { name });
    const [from, to] = [t(statusLook[entry.from].label), t(statusLook[entry.to].label)];
    return t('detail.conflictStatus', { name, from, to });
  };

  return async (known: Enquiry) => {
    // Without the newer state a repeated change conflicts again.
    const newer = await getEnquiry(known).catch(() => undefined);
    if (newer) announceNews({ kind: 'changed', enquiry: newer });
    const entry = newer && changeSince(known, newer);
    notification.warning({
      title: t('detail.conflictTitle'),
      description: [entry && what(entry), t('detail.conflictText')].filter(Boolean).join(' '),
    });
  };
}
