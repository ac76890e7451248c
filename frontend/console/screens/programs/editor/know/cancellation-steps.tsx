import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import { useTranslation } from 'react-i18next';
import { maximumDaysBefore, maximumSteps } from '#contracts/api/offer-terms';
import shared from '../../../../components/console.module.css';
import { Hint } from '../../../../components/hint.tsx';
import { SiteTerms } from '../../../../features/programs/site-terms.tsx';
import { readNumber } from '../fields/number-text.ts';

/** The parts of the price that are paid back, by the days before departure; without steps the site's own terms hold. */
export function CancellationSteps() {
  const { t } = useTranslation('adminOffer');
  return (
    <Form.List name="cancellation">
      {(steps, { add, remove }) => (
        <>
          {steps.length === 0 ? <SiteTerms /> : <Hint>{t('know.stepsHint')}</Hint>}
          <ol className={shared.bare} style={{ marginBlock: '0.5rem' }}>
            {steps.map(({ key, name }) => (
              <Flex component="li" key={key} wrap align="start" gap="0 1rem">
                <Form.Item name={[name, 'days_before']} label={t('know.daysBefore')} required>
                  <InputNumber<number>
                    min={0}
                    max={maximumDaysBefore}
                    precision={0}
                    inputMode="numeric"
                    parser={readNumber}
                  />
                </Form.Item>
                <Form.Item name={[name, 'refund_percent']} label={t('know.refund')} required>
                  <InputNumber<number>
                    min={0}
                    max={100}
                    precision={0}
                    inputMode="numeric"
                    parser={readNumber}
                    suffix="%"
                  />
                </Form.Item>
                <Form.Item label=" " colon={false}>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('know.removeStep', { number: name + 1 })}
                    onClick={() => remove(name)}
                  >
                    {t('remove')}
                  </Button>
                </Form.Item>
              </Flex>
            ))}
          </ol>
          {steps.length < maximumSteps && (
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ days_before: null, refund_percent: null })}
            >
              {t(steps.length === 0 ? 'know.ownTerms' : 'know.addStep')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
