import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { type HomePart, homeLimits, homeParts } from '#contracts/api/site-home-rules';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsScreens } from '../../../features/site-content/section-checks.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';

const homeForm: SectionForm = {
  name: 'home',
  fields: [
    {
      name: 'parts',
      kind: 'cards',
      fields: [
        { name: 'part', kind: 'choice', options: homeParts },
        { name: 'shown', kind: 'flag', initially: true },
      ],
    },
    { name: 'programs_title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 24, computer: 35 }, 3)] },
    { name: 'programs_subtitle', kind: 'texts', required: true, checks: [fitsScreens({ phone: 39, computer: 72 }, 4)] },
  ],
  Fields: HomeFields,
  useWarnings({ parts }) {
    const { t } = useTranslation('adminSite');
    const hidden = ((parts ?? []) as SectionValues[]).filter(({ shown }) => !shown).length;
    return hidden > 0 ? [t('home.hidden', { count: hidden })] : [];
  },
};

export default homeForm;

function HomeFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'home', name: 'parts', maximum: homeParts.length, title: 'part', isFixed: true },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('home.text')}</Hint>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => <PartField place={place} />}
      </MovableCards>
      <FieldsTitle>{t('options.programs')}</FieldsTitle>
      <SectionTexts form="home" name="programs_title" limit={homeLimits.title} />
      <SectionTexts form="home" name="programs_subtitle" limit={homeLimits.text} rows={2} />
    </>
  );
}

/** A part of the page with its switch. */
function PartField({ place }: { place: number }) {
  const { t } = useTranslation('adminSite');
  const part = Form.useWatch<HomePart | undefined>(['parts', place, 'part']);
  return (
    <>
      {/* The form keeps only what it has a field for. */}
      <Form.Item name={[place, 'part']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={[place, 'shown']} valuePropName="checked" noStyle>
        <Checkbox>{part && t(`options.${part}`)}</Checkbox>
      </Form.Item>
    </>
  );
}
