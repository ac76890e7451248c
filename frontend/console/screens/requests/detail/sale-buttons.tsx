import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { settleSale } from '../../../features/quotes/quote-calls.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import { LostDialog } from './lost-dialog.tsx';

/** Buttons that say how the request ended, or that it is open again. Losing it asks for the reason. */
export function SaleButtons({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminQuotes');
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { sale } = enquiry;

  const settle = async (state: 'won' | 'lost' | null, reason: string | null = null) => {
    setIsSaving(true);
    try {
      await settleSale(enquiry, state, reason);
      setIsAsking(false);
      notifySuccess(t(`sale.noted.${state ?? 'open'}`));
    } catch (error) {
      notifyFailure(t('sale.failed'), error);
    } finally {
      setIsSaving(false);
    }
  };

  if (sale?.state === 'won' || sale?.state === 'lost') {
    return (
      <Button loading={isSaving} onClick={() => void settle(null)}>
        {t('sale.reopen')}
      </Button>
    );
  }
  return (
    <>
      <Button loading={isSaving && !isAsking} onClick={() => void settle('won')}>
        {t('sale.won')}
      </Button>
      <Button onClick={() => setIsAsking(true)}>{t('sale.lost')}</Button>
      <LostDialog
        isOpen={isAsking}
        isSaving={isSaving}
        onReason={(reason) => void settle('lost', reason)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
