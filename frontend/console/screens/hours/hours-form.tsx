import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import type { Hours } from '#contracts/api/hours';
import { goalLimits } from '#contracts/api/hours-rules';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { clearErrorsOf } from '../../components/clear-errors.ts';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { type HoursValues, valuesOf } from './hours-values.ts';
import { OvertakenAlert } from './overtaken-alert.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useSaveHours } from './use-save-hours.ts';
import { WeekFields } from './week-fields.tsx';

interface Props {
  hours: Hours & { always: boolean };
  onSaved: (hours: Hours & { always: boolean }) => void;
  /** Shows what a colleague has saved. */
  onReload: () => void;
}

/** The week, the schedules that replace it on their days, and the goals. */
export function HoursForm({ hours, onSaved, onReload }: Props) {
  const { t } = useTranslation('adminHours');
  const [form] = Form.useForm<HoursValues>();
  const { save, isSaving, overtaken } = useSaveHours(form, hours, onSaved);
  return (
    <Form
      name="hours"
      form={form}
      layout="vertical"
      initialValues={valuesOf(hours)}
      onValuesChange={(changed) => clearErrorsOf(form, changed)}
      onFinish={() => void save()}
      disabled={isSaving}
    >
      <Flex vertical gap="1.25rem">
        {hours.always && <Alert type="warning" showIcon title={t('always')} />}
        <section aria-label={t('week.title')}>
          <h2>{t('week.title')}</h2>
          <Hint style={{ marginBlockEnd: '1rem' }}>{t('week.text')}</Hint>
          <WeekFields name={['week']} />
        </section>
        <section aria-label={t('goals.title')}>
          <h2>{t('goals.title')}</h2>
          <Hint style={{ marginBlockEnd: '1rem' }}>{t('goals.text')}</Hint>
          <div style={grid('11rem', '0 1.25rem')}>
            {(['default', ...EnquiryType.options] as const).map((name) => (
              <Form.Item key={name} name={['goals', name]} label={t(`goals.${name}`)} required={name === 'default'}>
                <InputNumber<number>
                  style={{ inlineSize: '100%' }}
                  min={goalLimits.fewest}
                  max={goalLimits.most}
                  precision={0}
                  inputMode="numeric"
                  suffix={t('goals.minutes')}
                />
              </Form.Item>
            ))}
          </div>
        </section>
        <section aria-label={t('schedules.title')}>
          <h2>{t('schedules.title')}</h2>
          <Hint style={{ marginBlockEnd: '1rem' }}>{t('schedules.text')}</Hint>
          <ScheduleFields />
        </section>
        {overtaken && <OvertakenAlert overtaken={overtaken} onReload={onReload} />}
        <div>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </div>
      </Flex>
    </Form>
  );
}
