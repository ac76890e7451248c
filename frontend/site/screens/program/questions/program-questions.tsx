import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { useLanguage } from '#shared/lib/use-language.ts';
import { QuestionList } from '../../../components/question-list.tsx';
import { questionViews } from '../../../features/programs/question-views.ts';
import { useOpenForPrint } from '../use-open-for-print.ts';

/**
 * The questions of travellers about a program. Nothing if staff wrote nothing. The list is no structured data: Google
 * has shown none of it since May 2026, and it would repeat every answer in the page.
 */
export function ProgramQuestions({ program }: { program: Program }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const section = useRef<HTMLElement>(null);
  useOpenForPrint(section);
  const questions = questionViews(program, language);
  if (questions.length === 0) return null;
  return (
    <section ref={section}>
      <h2>{t('questions')}</h2>
      <QuestionList questions={questions} />
    </section>
  );
}
