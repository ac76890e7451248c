import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EnquiryReceipt } from '#contracts/enquiries';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SentPanel } from '../../features/enquiries/sent-panel.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './flight-booking-screen.module.css';
import { FlightForm } from './flight-form.tsx';
import { NextSteps } from './next-steps.tsx';

/** `/flight-booking`: a traveller asks for a flight, from a program (`?program=<id>`) or on his own. */
export default function FlightBookingScreen() {
  const { t } = useTranslation('flightBooking');
  const [query, setQuery] = useSearchParams();
  const [receipt, setReceipt] = useState<EnquiryReceipt>();

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <PageBanner scene="plane" mirrors title={t('title')} subtitle={t('subtitle')} />
      <div className={`page ${styles.layout}`}>
        {receipt ? (
          <SentPanel title={t('sent.title')} text={t('sent.text')} reference={receipt.reference}>
            <ButtonLink to={paths.programs}>{t('sent.programs')}</ButtonLink>
            <Button look="quiet" onClick={() => setReceipt(undefined)}>
              {t('sent.another')}
            </Button>
          </SentPanel>
        ) : (
          <FlightForm
            programId={query.get('program') ?? undefined}
            onRemoveProgram={() => setQuery({}, { replace: true })}
            onSent={setReceipt}
          />
        )}
        <NextSteps />
      </div>
    </>
  );
}
