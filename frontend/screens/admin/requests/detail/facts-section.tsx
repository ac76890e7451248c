import { useTranslation } from 'react-i18next';
import { type EnquiryView, factsIn } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { OwnWords } from '../../facts.tsx';
import styles from './enquiry-detail.module.css';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { ProgramFact } from './program-fact.tsx';

/** The visitor's enquiry. */
export function FactsSection({ enquiry }: { enquiry: EnquiryView }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.section} aria-labelledby="request-facts">
      <h2 id="request-facts">{t('detail.request')}</h2>
      <FactsOf enquiry={enquiry} />
      {enquiry.programId && <ProgramFact id={enquiry.programId} />}
    </section>
  );
}

function FactsOf({ enquiry }: { enquiry: EnquiryView }) {
  switch (enquiry.type) {
    case 'flight':
      return <FlightFacts flight={enquiry} />;
    case 'hotel':
    case 'custom':
      return <EnquiryFacts facts={factsIn(enquiry)} />;
    case 'message':
      return <OwnWords text={enquiry.data.message} />;
  }
}
