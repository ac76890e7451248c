import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { programFields, type TextName } from '#contracts/api/program-fields';
import { countries } from '#contracts/field-kit/countries';
import { countryName } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import { grid } from '../../../../components/grid.ts';
import { missingTexts } from '../../../../features/programs/missing-english.ts';
import { EnglishNote } from '../english-note.tsx';
import { TextPair } from '../fields/text-pair.tsx';
import { CancellationSteps } from './cancellation-steps.tsx';

/** The texts of this section. */
export const knowTexts = [
  'not_included',
  'know_visa',
  'know_documents',
  'know_fitness',
  'know_children',
  'know_packing',
  'meeting_point',
] as const satisfies readonly TextName[];

/** Facts that travellers need before they choose. */
export function KnowFields() {
  const { t } = useTranslation(['adminPrograms', 'adminOffer']);
  const { language } = useLanguage();
  const options = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );
  return (
    <>
      <EnglishNote count={(values) => missingTexts(values, knowTexts)} />
      <TextPair field="not_included" rows={3} hint={t('editor.onePerLine')} />
      {(['know_visa', 'know_documents', 'know_fitness', 'know_children', 'know_packing'] as const).map((field) => (
        <TextPair key={field} field={field} rows={2} />
      ))}
      <TextPair field="meeting_point" />
      <div style={grid('20rem', '0 1.25rem')}>
        <Form.Item name="meeting_map" label={t('fields.meeting_map')} extra={t('adminOffer:know.mapHint')}>
          <Input
            type="url"
            inputMode="url"
            dir="ltr"
            style={{ direction: 'ltr' }}
            maxLength={programFields.meeting_map.limit}
          />
        </Form.Item>
        <Form.Item name="country" label={t('fields.country')}>
          <Select allowClear showSearch={{ optionFilterProp: 'label' }} options={options} />
        </Form.Item>
      </div>
      <section aria-labelledby="program-cancellation-title">
        <h3 id="program-cancellation-title" className={shared.subhead}>
          {t('fields.cancellation')}
        </h3>
        <CancellationSteps />
      </section>
    </>
  );
}
