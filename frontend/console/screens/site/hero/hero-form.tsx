import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { heroLimits } from '#contracts/api/site-hero-rules';
import { type SitePicture, sharpHeroWidth } from '#contracts/api/site-picture-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsScreens, leadsSomewhere } from '../../../features/site-content/section-checks.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';
import { TargetInput } from '../target-input.tsx';
import { HeroPicture, isCoarse, isUntold } from './hero-picture.tsx';

const heroForm: SectionForm = {
  name: 'hero',
  fields: [
    { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 17, computer: 31 }, 3)] },
    { name: 'subtitle', kind: 'texts', required: true, checks: [fitsScreens({ phone: 34, computer: 56 }, 5)] },
    {
      name: 'buttons',
      kind: 'cards',
      fields: [
        { name: 'text', kind: 'texts', required: true, checks: [fitsScreens({ phone: 26, computer: 40 }, 1)] },
        { name: 'to', kind: 'text', checks: [leadsSomewhere] },
      ],
    },
    { name: 'picture', kind: 'picture', use: 'hero', told: 'picture_text' },
    { name: 'picture_text', kind: 'texts' },
    { name: 'focus', kind: 'point' },
  ],
  Fields: HeroFields,
  useWarnings(values) {
    const { t } = useTranslation('adminSite');
    const { buttons } = values;
    const shown = values.picture as SitePicture | undefined;
    return [
      ...(Array.isArray(buttons) && buttons.length > 0 ? [] : [t('hero.empty')]),
      ...(isUntold(values) ? [t('hero.untold')] : []),
      ...(shown && isCoarse(shown) ? [t('hero.coarse', { width: shown.width, wanted: sharpHeroWidth })] : []),
    ];
  },
};

export default heroForm;

function HeroFields({ values, isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'hero', name: 'buttons', maximum: heroLimits.buttons, title: 'text' },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('hero.text')}</Hint>
      <SectionTexts form="hero" name="title" limit={heroLimits.title} />
      <SectionTexts form="hero" name="subtitle" limit={heroLimits.subtitle} rows={2} />
      <HeroPicture values={values} isSaving={isSaving} />
      <FieldsTitle>{t('hero.names.buttons')}</FieldsTitle>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <>
            <LanguagePair
              {...cardNames('buttons', place, 'text')}
              label={t('hero.names.text')}
              limit={heroLimits.button}
              required={languages}
            />
            <Form.Item name={[place, 'to']} label={t('hero.names.to')} required>
              <TargetInput limit={heroLimits.link} />
            </Form.Item>
          </>
        )}
      </MovableCards>
    </>
  );
}
