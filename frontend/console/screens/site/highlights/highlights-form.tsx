import { useTranslation } from 'react-i18next';
import { highlightsLimits } from '#contracts/api/site-highlights-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsScreens } from '../../../features/site-content/section-checks.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { HighlightsPreview } from './highlights-preview.tsx';

const highlightsForm: SectionForm = {
  name: 'highlights',
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [{ name: 'text', kind: 'texts', required: true, checks: [fitsScreens({ phone: 34, computer: 80 }, 2)] }],
    },
  ],
  Fields: HighlightsFields,
  Preview: HighlightsPreview,
  useWarnings({ items }) {
    const { t } = useTranslation('adminSite');
    return Array.isArray(items) && items.length > 0 ? [] : [t('highlights.empty')];
  },
};

export default highlightsForm;

function HighlightsFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'highlights', name: 'items', maximum: highlightsLimits.items, title: 'text' },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('highlights.about')}</Hint>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <LanguagePair
            {...cardNames('items', place, 'text')}
            label={t('highlights.names.text')}
            limit={highlightsLimits.text}
            required={languages}
          />
        )}
      </MovableCards>
    </>
  );
}
