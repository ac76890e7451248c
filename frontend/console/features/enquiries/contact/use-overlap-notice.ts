import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { isolated } from '#shared/lib/isolated.ts';
import { contactedMeanwhile } from '../contacts.ts';
import { useConflictNotice } from '../use-conflict-notice.ts';
import { useAuthor } from './use-author.ts';

interface Overlap {
  changed: Enquiry;
  hasConflict: boolean;
}

/**
 * Returns a function that tells staff what a colleague did with a request while they contacted its customer: another
 * status, or a contact of their own.
 */
export function useOverlapNotice() {
  const { t } = useTranslation('adminRequests');
  const { notification } = App.useApp();
  const notifyConflict = useConflictNotice();
  const me = useAuthor();

  return async (known: Enquiry, { changed, hasConflict }: Overlap) => {
    if (hasConflict) return notifyConflict(known);
    const colleague = contactedMeanwhile(known, changed, me);
    if (!colleague) return;
    notification.warning({
      title: t('contact.meanwhile', { name: isolated(colleague.name || colleague.email) }),
      description: t('contact.meanwhileText'),
    });
  };
}
