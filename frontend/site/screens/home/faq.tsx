import { useTranslation } from 'react-i18next';
import type { FAQPage } from 'schema-dts';
import { siteFreeDays } from '#catalogue/cancellation';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { site } from '#shared/lib/site.ts';
import { QuestionList } from '../../components/question-list.tsx';
import { StructuredData } from '../../components/structured-data.tsx';
import { Section } from './section.tsx';

const names = ['book', 'reply', 'payment', 'cancellation', 'custom', 'visas', 'children', 'help'] as const;

/** Frequent questions. */
export function Faq() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const policy = {
    days: common('days', { count: siteFreeDays }),
    refundDays: common('daysOrMore', { count: site.fullRefundDays }),
  };
  const questions = names.map((name) => ({
    question: t(`faq.${name}.question`),
    answer: t(`faq.${name}.answer`, policy),
  }));
  const faqPage: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
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
      <QuestionList questions={questions} />
    </Section>
  );
}
