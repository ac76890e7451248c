import { baseLanguage } from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import type { QuestionView } from '../../components/question-list.tsx';

/** The questions of a program. Texts that a language lacks are those of the base language. */
export const questionViews = ({ questions }: Pick<Program, 'questions'>, language: Language): QuestionView[] =>
  // Programs published by an earlier version have none.
  questions?.map(({ texts }) => {
    const [own, base] = [texts[language], texts[baseLanguage]];
    return { question: own?.question ?? base.question, answer: own?.answer ?? base.answer };
  }) ?? [];
