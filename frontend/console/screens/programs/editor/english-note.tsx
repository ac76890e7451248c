import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';
import type { ProgramValues } from '../../../features/programs/program-values.ts';

type CountMissing = (values: ProgramValues) => number;

/** The number of texts without English, counted while staff type. */
export const useMissing = (count: CountMissing): number => {
  const form = Form.useFormInstance<ProgramValues>();
  // At first the form has no values yet, and later always all of them.
  return Form.useWatch((all) => (all?.itinerary ? count(all as ProgramValues) : 0), { form, preserve: true }) ?? 0;
};

/** Says how many texts have no English yet. */
export function EnglishNote({ count }: { count: CountMissing }) {
  const { t } = useTranslation('adminOffer');
  const missing = useMissing(count);
  return (
    <Hint style={{ marginBlockEnd: '0.75rem' }}>
      <TranslationOutlined aria-hidden />{' '}
      {missing > 0 ? t('english.missing', { count: missing }) : t('english.complete')}
    </Hint>
  );
}
