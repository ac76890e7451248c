import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { Day, Facts, OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import styles from '../../requests/detail/enquiry-detail.module.css';

/** Shows staff's own facts about a customer to members who may only read. */
export function KeptFacts({ customer: { note, next_contact, language } }: { customer: Customer }) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  return (
    <section className={styles.section} aria-labelledby="customer-kept">
      <h2 id="customer-kept">{t('keep.title')}</h2>
      <Facts
        facts={[
          {
            label: t('keep.on'),
            value: next_contact ? <Day day={next_contact.on} /> : <Hint as="span">{t('notPlanned')}</Hint>,
          },
          { label: t('keep.what'), value: next_contact?.what && <OwnWords text={next_contact.what} /> },
          { label: t('keep.language'), value: t(`admin:detail.languages.${language}`) },
          { label: t('keep.note'), value: note && <OwnWords text={note} /> },
        ]}
      />
    </section>
  );
}
