import Checkbox from 'antd/es/checkbox/Checkbox';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { promisesLimits } from '#contracts/api/site-promises-rules';
import { paths } from '#contracts/website/paths';
import { Hint } from '../../../components/hint.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { FieldsTitle } from '../fields-title.tsx';
import type { SectionForm } from '../section-form.ts';
import { CancellationFields } from './cancellation-fields.tsx';
import { CountInput } from './count-input.tsx';

const number = (name: string) => ({ name, kind: 'number' }) as const;

const promisesForm: SectionForm = {
  name: 'promises',
  fields: [
    { name: 'cancellation', kind: 'cards', fields: [number('days_before'), number('refund_percent')] },
    number('refund_days'),
    number('answer_hours'),
    { name: 'answer_working', kind: 'flag', initially: false },
  ],
  preview: { path: paths.terms, anchor: 'cancellation' },
  Fields: PromisesFields,
};

export default promisesForm;

function PromisesFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('promises.text')}</Hint>
      <FieldsTitle>{t('promises.names.cancellation')}</FieldsTitle>
      <Hint style={{ marginBlockEnd: '0.75rem' }}>{t('promises.hints.cancellation')}</Hint>
      <CancellationFields />
      <FieldsTitle>{t('promises.others')}</FieldsTitle>
      <Form.Item
        name="refund_days"
        label={t('promises.names.refund_days')}
        extra={t('promises.hints.refund_days')}
        required
      >
        <CountInput min={0} max={promisesLimits.refund_days} />
      </Form.Item>
      <FieldsTitle>{t('promises.answers')}</FieldsTitle>
      <Form.Item
        name="answer_hours"
        label={t('promises.names.answer_hours')}
        extra={t('promises.hints.answer_hours')}
        required
      >
        <CountInput min={1} max={promisesLimits.answer_hours} />
      </Form.Item>
      <Form.Item name="answer_working" valuePropName="checked" extra={t('promises.hints.answer_working')}>
        <Checkbox>{t('promises.names.answer_working')}</Checkbox>
      </Form.Item>
      <LinkButton to={paths.admin.hours}>{t('promises.hours')}</LinkButton>
    </>
  );
}
