import { useTranslation } from 'react-i18next';
import { questionTexts } from '#contracts/api/offer-terms';
import { MovableCards } from '../../../../features/cards/movable-cards.tsx';
import { missingInQuestions } from '../../../../features/programs/missing-english.ts';
import { useProgramCards } from '../../../../features/programs/use-program-cards.ts';
import { EnglishNote } from '../english-note.tsx';
import { LanguagePair, listNames } from '../fields/text-pair.tsx';

/** Travellers' questions about a program, in the order of its page. */
export const QuestionFields = ({ isSaving }: { isSaving: boolean }) => (
  <>
    <EnglishNote count={missingInQuestions} />
    <MovableCards list={useProgramCards('questions')} isSaving={isSaving}>
      {(place) => <TextsOfQuestion place={place} />}
    </MovableCards>
  </>
);

function TextsOfQuestion({ place }: { place: number }) {
  const { t } = useTranslation('adminOffer');
  return (['question', 'answer'] as const).map((name) => (
    <LanguagePair
      key={name}
      {...listNames('questions', place, name)}
      label={t(`questions.texts.${name}`)}
      limit={questionTexts[name].limit}
      {...(questionTexts[name].kind === 'text' && { rows: 3 })}
      required
    />
  ));
}
