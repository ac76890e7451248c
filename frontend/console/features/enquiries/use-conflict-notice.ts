import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useConflictWords } from './use-conflict-words.ts';

/**
 * Returns a function that tells staff who has changed a request since the state that they know, and shows the newer
 * state on every screen.
 */
export function useConflictNotice() {
  const { t } = useTranslation('admin');
  const { notification } = App.useApp();
  const wordsOf = useConflictWords();

  return async (known: Enquiry) => {
    const words = await wordsOf(known);
    notification.warning({
      title: t('detail.conflictTitle'),
      description: [words, t('detail.conflictText')].filter(Boolean).join(' '),
    });
  };
}
