import { useTranslation } from 'react-i18next';
import { type EnquiryView, factsIn } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { OwnWords } from '../../facts.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { ProgramFact } from './program-fact.tsx';
import styles from './request-detail.module.css';

/** What the visitor asked for. */
export function FactsSection({ request }: { request: EnquiryView }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.section} aria-labelledby="request-facts">
      <h2 id="request-facts">{t('detail.request')}</h2>
      <FactsOf request={request} />
      {request.programId && <ProgramFact id={request.programId} />}
    </section>
  );
}

function FactsOf({ request }: { request: EnquiryView }) {
  switch (request.type) {
    case 'flight':
      return <FlightFacts flight={request} />;
    case 'hotel':
    case 'custom':
      return <EnquiryFacts facts={factsIn(request)} />;
    case 'message':
      return <OwnWords text={request.data.message} />;
  }
}
