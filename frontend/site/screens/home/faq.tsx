import { useTranslation } from 'react-i18next';
import { freeDaysIn } from '#catalogue/cancellation';
import type { AnswerFact } from '#contracts/api/site-questions-rules';
import { withFacts } from '#contracts/field-kit/facts';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { usePromises } from '#shared/lib/use-promises.ts';
import { QuestionList } from '../../components/question-list.tsx';
import { useSection } from '../../features/site-content/use-section.ts';
import { Section } from './section.tsx';

/** Frequent questions; nothing if the agency has written none. */
export function Faq() {
  const { t } = useTranslation('home');
  const facts = useAnswerFacts();
  const questions = useSection('questions');
  if (questions?.length === 0) return null;
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
      <QuestionList
        questions={(questions ?? []).map(({ question, answer }) => ({
          question,
          answer: withFacts(answer, facts),
        }))}
      />
    </Section>
  );
}

/** The agency's terms, which answers name. */
function useAnswerFacts(): Record<AnswerFact, string> {
  const { t } = useTranslation('common');
  const { cancellation, refund_days } = usePromises();
  return {
    freeDays: t('days', { count: freeDaysIn(cancellation) ?? 0 }),
    refundDays: t('daysOrMore', { count: refund_days }),
  };
}
