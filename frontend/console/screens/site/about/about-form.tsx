import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { aboutLimits } from '#contracts/api/site-about-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsScreens, readsEasily } from '../../../features/site-content/section-checks.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';

const paragraph = { phone: 39, computer: 72 };

const aboutForm: SectionForm = {
  name: 'about',
  fields: [
    { name: 'story_title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 24, computer: 29 }, 3)] },
    { name: 'story_text', kind: 'texts', required: true, checks: [readsEasily, fitsScreens(paragraph, 8)] },
    { name: 'film', kind: 'flag', initially: true },
    { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 24, computer: 29 }, 3)] },
    { name: 'text', kind: 'texts', required: true, checks: [readsEasily, fitsScreens(paragraph, 12)] },
    {
      name: 'values',
      kind: 'cards',
      fields: [
        { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 30, computer: 63 }, 2)] },
        { name: 'text', kind: 'texts', required: true, checks: [fitsScreens({ phone: 36, computer: 75 }, 5)] },
      ],
    },
  ],
  preview: { anchor: 'story' },
  Fields: AboutFields,
};

export default aboutForm;

function AboutFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'about', name: 'values', maximum: aboutLimits.values, title: 'title' },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('about.hint')}</Hint>
      <SectionTexts form="about" name="story_title" limit={aboutLimits.title} />
      <SectionTexts form="about" name="story_text" limit={aboutLimits.story} rows={2} />
      <Form.Item name="film" valuePropName="checked">
        <Checkbox>{t('about.names.film')}</Checkbox>
      </Form.Item>
      <SectionTexts form="about" name="title" limit={aboutLimits.title} hint={t('about.hints.title')} />
      <SectionTexts form="about" name="text" limit={aboutLimits.text} rows={3} />
      <FieldsTitle>{t('about.names.values')}</FieldsTitle>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <>
            <LanguagePair
              {...cardNames('values', place, 'title')}
              label={t('about.cardNames.title')}
              limit={aboutLimits.name}
              required={languages}
            />
            <LanguagePair
              {...cardNames('values', place, 'text')}
              label={t('about.cardNames.text')}
              limit={aboutLimits.line}
              required={languages}
            />
          </>
        )}
      </MovableCards>
    </>
  );
}
