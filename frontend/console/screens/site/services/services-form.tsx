import Form from 'antd/es/form';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { serviceIcons, servicesLimits } from '#contracts/api/site-services-rules';
import { languages } from '#contracts/field-kit/language';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { fitsComputer, fitsScreens, leadsSomewhere } from '../../../features/site-content/section-checks.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';
import { TargetInput } from '../target-input.tsx';

const servicesForm: SectionForm = {
  name: 'services',
  fields: [
    { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 24, computer: 39 }, 3)] },
    { name: 'text', kind: 'texts', required: true, checks: [fitsComputer(72, 3)] },
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'icon', kind: 'choice', options: serviceIcons },
        { name: 'title', kind: 'texts', required: true, checks: [fitsScreens({ phone: 18, computer: 21 }, 2)] },
        { name: 'text', kind: 'texts', required: true, checks: [fitsComputer(26, 4)] },
        { name: 'to', kind: 'text', checks: [leadsSomewhere] },
      ],
    },
  ],
  preview: { anchor: 'services' },
  Fields: ServicesFields,
  useWarnings({ items }) {
    const { t } = useTranslation('adminSite');
    return Array.isArray(items) && items.length > 0 ? [] : [t('services.empty')];
  },
};

export default servicesForm;

function ServicesFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'services', name: 'items', maximum: servicesLimits.items, title: 'title' },
    empty: () => ({ icon: serviceIcons[0] }),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('services.about')}</Hint>
      <SectionTexts form="services" name="title" limit={servicesLimits.title} />
      <SectionTexts form="services" name="text" limit={servicesLimits.text} rows={2} />
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => <ServiceFields place={place} />}
      </MovableCards>
    </>
  );
}

function ServiceFields({ place }: { place: number }) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <LanguagePair
        {...cardNames('items', place, 'title')}
        label={t('services.cardNames.title')}
        limit={servicesLimits.name}
        required={languages}
      />
      <LanguagePair
        {...cardNames('items', place, 'text')}
        label={t('services.cardNames.text')}
        limit={servicesLimits.line}
        required={languages}
        hint={t('services.hints.text')}
      />
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name={[place, 'icon']} label={t('services.names.icon')}>
          <Select options={serviceIcons.map((value) => ({ value, label: t(`options.${value}`) }))} />
        </Form.Item>
        <Form.Item name={[place, 'to']} label={t('services.names.to')}>
          <TargetInput limit={servicesLimits.link} none={t('services.chat')} />
        </Form.Item>
      </div>
    </>
  );
}
