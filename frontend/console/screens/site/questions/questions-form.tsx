import { useTranslation } from 'react-i18next';
import { questionsLimits } from '#contracts/api/site-questions-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsScreens, readsEasily } from '../../../features/site-content/section-checks.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps, SectionForm } from '../section-form.ts';

const questionsForm: SectionForm = {
  name: 'questions',
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'question', kind: 'texts', required: true, checks: [fitsScreens({ phone: 30, computer: 86 }, 3)] },
        { name: 'answer', kind: 'texts', required: true, checks: [readsEasily] },
      ],
    },
  ],
  preview: { anchor: 'faq' },
  Fields: QuestionsFields,
  useWarnings({ items }) {
    const { t } = useTranslation('adminSite');
    return Array.isArray(items) && items.length > 0 ? [] : [t('questions.empty')];
  },
};

export default questionsForm;

function QuestionsFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'questions', name: 'items', maximum: questionsLimits.items, title: 'question' },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('questions.text')}</Hint>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <>
            <LanguagePair
              {...cardNames('items', place, 'question')}
              label={t('questions.names.question')}
              limit={questionsLimits.question}
              required={languages}
            />
            <LanguagePair
              {...cardNames('items', place, 'answer')}
              label={t('questions.names.answer')}
              limit={questionsLimits.answer}
              rows={3}
              required={languages}
              hint={t('questions.hints.answer')}
            />
          </>
        )}
      </MovableCards>
    </>
  );
}
