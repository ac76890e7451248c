import Checkbox from 'antd/es/checkbox/Checkbox';
import Form from 'antd/es/form';
import InputNumber, { type InputNumberProps } from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import { promisesLimits } from '#contracts/api/site-promises-rules';
import { paths } from '#contracts/website/paths';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { readNumber } from '../../programs/editor/fields/number-text.ts';
import { CancellationSteps } from '../../programs/editor/know/cancellation-steps.tsx';
import { FieldsTitle } from '../fields-title.tsx';
import type { SectionForm } from '../section-form.ts';

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

const row = grid('14rem', '0 1.25rem');

function PromisesFields() {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('promises.text')}</Hint>
      <FieldsTitle>{t('promises.names.cancellation')}</FieldsTitle>
      <Hint style={{ marginBlockEnd: '0.75rem' }}>{t('promises.hints.cancellation')}</Hint>
      <CancellationSteps ofSite />
      <FieldsTitle>{t('promises.others')}</FieldsTitle>
      <div style={row}>
        <Form.Item
          name="refund_days"
          label={t('promises.names.refund_days')}
          extra={t('promises.hints.refund_days')}
          required
        >
          <CountInput min={0} max={promisesLimits.refund_days} />
        </Form.Item>
      </div>
      <FieldsTitle>{t('promises.answers')}</FieldsTitle>
      <div style={row}>
        <Form.Item
          name="answer_hours"
          label={t('promises.names.answer_hours')}
          extra={t('promises.hints.answer_hours')}
          required
        >
          <CountInput min={1} max={promisesLimits.answer_hours} />
        </Form.Item>
      </div>
      <Form.Item name="answer_working" valuePropName="checked" extra={t('promises.hints.answer_working')}>
        <Checkbox>{t('promises.names.answer_working')}</Checkbox>
      </Form.Item>
      <LinkButton to={paths.admin.hours}>{t('promises.hours')}</LinkButton>
    </>
  );
}

const CountInput = (input: InputNumberProps<number>) => (
  <InputNumber<number>
    {...input}
    precision={0}
    inputMode="numeric"
    parser={readNumber}
    style={{ inlineSize: '100%' }}
  />
);
