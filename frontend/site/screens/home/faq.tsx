import { useTranslation } from 'react-i18next';
import type { FAQPage } from 'schema-dts';
import { siteFreeDays } from '#catalogue/cancellation';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { site } from '#shared/lib/site.ts';
import { StructuredData } from '../../components/structured-data.tsx';
import styles from './faq.module.css';
import { Section } from './section.tsx';

const questions = ['book', 'reply', 'payment', 'cancellation', 'custom', 'visas', 'children', 'help'] as const;

/** Frequent questions. Several can be open at once. */
export function Faq() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const policy = {
    days: common('days', { count: siteFreeDays }),
    refundDays: common('daysOrMore', { count: site.fullRefundDays }),
  };
  const faqPage: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map((key) => ({
      '@type': 'Question',
      name: t(`faq.${key}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq.${key}.answer`, policy) },
    })),
  };
  return (
    <Section
      id="faq"
      layout="beside"
      title={t('faq.title')}
      text={t('faq.text')}
      action={
        <ButtonLink to={paths.contact} look="quiet">
          {t('faq.contact')}
        </ButtonLink>
      }
    >
      <StructuredData data={faqPage} />
      <div className={styles.questions}>
        {questions.map((key) => (
          <details key={key} className={styles.question}>
            <summary>
              <h3>{t(`faq.${key}.question`)}</h3>
              <Icon of="plus-outlined" className={styles.sign} />
            </summary>
            <p>{t(`faq.${key}.answer`, policy)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
