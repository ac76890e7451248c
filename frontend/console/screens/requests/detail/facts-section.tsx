import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { factsIn } from '#contracts/api/enquiry-kinds/kinds';
import { OwnWords } from '../../../components/facts.tsx';
import { AskedFacts } from './asked-facts.tsx';
import styles from './enquiry-detail.module.css';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { ProgramFact } from './program-fact.tsx';

/** The visitor's enquiry. */
export function FactsSection({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.section} aria-labelledby="request-facts">
      <h2 id="request-facts">{t('detail.request')}</h2>
      {enquiry.program_id && <ProgramFact id={enquiry.program_id} />}
      {enquiry.type === 'custom' && <AskedFacts asked={enquiry} />}
      <FactsOf enquiry={enquiry} />
    </section>
  );
}

/** The facts of one kind. */
export function FactsOf({ enquiry }: { enquiry: Enquiry }) {
  switch (enquiry.type) {
    case 'flight':
      return <FlightFacts flight={enquiry} />;
    case 'hotel':
    case 'custom':
      return <EnquiryFacts facts={factsIn(enquiry)} />;
    case 'message':
      return <OwnWords text={enquiry.message} />;
  }
}
