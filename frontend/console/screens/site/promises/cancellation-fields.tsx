import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { maximumDaysBefore, maximumSteps } from '#contracts/api/offer-terms';
import shared from '../../../components/console.module.css';
import { CountInput } from './count-input.tsx';

/** How much is paid back of a program, by the days before its departure. */
export function CancellationFields() {
  const { t } = useTranslation('adminSite');
  return (
    <Form.List name="cancellation">
      {(steps, { add, remove }, { errors }) => (
        <>
          <ol className={shared.bare}>
            {steps.map(({ key, name }) => (
              <Flex component="li" key={key} wrap align="start" gap="0 1rem">
                <Form.Item name={[name, 'days_before']} label={t('promises.names.days_before')} required>
                  <CountInput min={0} max={maximumDaysBefore} />
                </Form.Item>
                <Form.Item name={[name, 'refund_percent']} label={t('promises.names.refund_percent')} required>
                  <CountInput min={0} max={100} suffix="%" />
                </Form.Item>
                <Form.Item label=" " colon={false}>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('promises.removeStep', { number: name + 1 })}
                    disabled={steps.length === 1}
                    onClick={() => remove(name)}
                  >
                    {t('promises.remove')}
                  </Button>
                </Form.Item>
              </Flex>
            ))}
          </ol>
          <Form.ErrorList errors={errors} />
          {steps.length < maximumSteps && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})}>
              {t('promises.addStep')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
