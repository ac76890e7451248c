import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { TextName } from '#contracts/api/program-fields';
import { englishOf, type ProgramField, type ProgramValues } from '../../../../features/programs/program-values.ts';
import { CityRegion } from './city-region.tsx';
import styles from './fields.module.css';
import { TextPair } from './text-pair.tsx';

/** The texts of this section. */
export const basicTexts = [
  'trip_name',
  'city',
  'description',
  'accommodation',
  'offer_includes',
] as const satisfies readonly TextName[];

/** Name and city, above the dates. */
export const NameFields = () => (
  <>
    <LanguageHeads />
    <TextPair field="trip_name" required />
    <TextPair field="city" required hint={<CityRegion />} />
  </>
);

export function DescriptionFields() {
  const { t } = useTranslation('adminPrograms');
  return (
    <>
      <TextPair field="description" rows={4} />
      <TextPair field="accommodation" rows={2} />
      <TextPair field="offer_includes" rows={4} hint={t('editor.onePerLine')} />
    </>
  );
}

/** Shows above its column how complete each language is. */
function LanguageHeads() {
  const { t } = useTranslation('adminPrograms');
  return (
    <Flex gap="clamp(0.5rem, 2vw, 1.25rem)" style={{ marginBlock: '1rem 0.5rem' }}>
      <Completeness language={t('editor.arabic')} fields={basicTexts} />
      <Completeness language={t('editor.english')} fields={basicTexts.map(englishOf)} />
    </Flex>
  );
}

function Completeness({ language, fields }: { language: string; fields: readonly ProgramField[] }) {
  const { t } = useTranslation('adminPrograms');
  const form = Form.useFormInstance<ProgramValues>();
  const values = Form.useWatch((all: ProgramValues) => fields.map((name) => all[name]), form) ?? [];
  const filled = values.filter((value) => typeof value === 'string' && value.trim() !== '').length;
  const isComplete = filled === fields.length;
  return (
    <Flex wrap align="center" justify="space-between" gap="0 12px" className={styles.language}>
      <strong>{language}</strong>
      <Tag color={isComplete ? 'success' : undefined} icon={isComplete && <CheckCircleFilled aria-hidden />}>
        {isComplete ? t('editor.complete') : t('editor.filled', { filled, total: fields.length })}
      </Tag>
    </Flex>
  );
}
