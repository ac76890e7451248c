import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useToday } from '#shared/lib/use-today.ts';
import { isQuoteClosed, type Settled, settleSale } from '../../../features/quotes/quote-calls.ts';
import { shownState } from '../../../features/quotes/quote-state.ts';
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
  const today = useToday();
  const { sale } = enquiry;
  const open = enquiry.quotes.filter((quote) => shownState(quote, today) === 'open').map(({ id }) => id);

  const settle = async (settled: Settled) => {
    setIsSaving(true);
    try {
      await settleSale(enquiry, settled);
      setIsAsking(false);
      notifySuccess(t(`sale.noted.${settled.state ?? 'open'}`));
    } catch (error) {
      // The panel shows what the customer or a colleague has done.
      if (isQuoteClosed(error)) setIsAsking(false);
      notifyFailure(t('sale.failed'), error);
    } finally {
      setIsSaving(false);
    }
  };

  if (sale?.state === 'won' || sale?.state === 'lost') {
    return (
      <Button loading={isSaving} onClick={() => void settle({ state: null })}>
        {t('sale.reopen')}
      </Button>
    );
  }
  return (
    <>
      <Button loading={isSaving && !isAsking} onClick={() => void settle({ state: 'won' })}>
        {t('sale.won')}
      </Button>
      <Button onClick={() => setIsAsking(true)}>{t('sale.lost')}</Button>
      <LostDialog
        isOpen={isAsking}
        isSaving={isSaving}
        openOffers={open.length}
        onLost={({ reason, withdraw }) => void settle({ state: 'lost', reason, withdraws: withdraw ? open : [] })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
