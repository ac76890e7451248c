import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import CheckboxGroup from 'antd/es/checkbox/Group';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { maximumSeats } from '#contracts/api/offer-terms';
import { fewestNights, mostNights } from '#contracts/api/program-limits';
import { grid } from '../../../../components/grid.ts';
import { DayInput } from '../../../../features/days/day-input.tsx';
import { Count } from './departure-fields.tsx';
import { useWeekdays } from './use-weekdays.ts';

/** More periods than a year of school has. */
const mostLeftOut = 12;

/** The periods that the pattern leaves out, such as Ramadan and the summer. */
function LeftOutFields() {
  const { t } = useTranslation('adminOffer');
  return (
    <Form.List name="not">
      {(periods, { add }) => (
        <>
          {periods.map(({ key, name }) => (
            <div key={key} style={grid('11rem', '0 1.25rem')}>
              <Form.Item name={[name, 'from']} label={t('departures.notFrom')}>
                <DayInput />
              </Form.Item>
              <Form.Item name={[name, 'to']} label={t('departures.notTo')}>
                <DayInput />
              </Form.Item>
            </div>
          ))}
          {periods.length < mostLeftOut && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({})} style={{ marginBlockEnd: '1rem' }}>
              {t('departures.notMore')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}

/** On which days of the week from when to when, and what those departures have in common. */
export function PatternFields() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const weekdays = useWeekdays();
  return (
    <>
      <Form.Item name="weekdays" label={t('departures.every')}>
        <CheckboxGroup options={weekdays} />
      </Form.Item>
      <div style={grid('11rem', '0 1.25rem')}>
        <Form.Item name="from" label={t('departures.patternFrom')} required>
          <DayInput aria-required="true" />
        </Form.Item>
        <Form.Item name="to" label={t('departures.patternTo')} required>
          <DayInput aria-required="true" />
        </Form.Item>
      </div>
      <LeftOutFields />
      <div style={grid('11rem', '0 1.25rem')}>
        <Form.Item name="nights" label={t('adminPrograms:departure.fields.nights')} required>
          <Count minimum={fewestNights} maximum={mostNights} />
        </Form.Item>
        <Form.Item name="capacity" label={t('adminPrograms:departure.fields.capacity')}>
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item name="minimum" label={t('adminPrograms:departure.fields.minimum')}>
          <Count minimum={1} maximum={maximumSeats} />
        </Form.Item>
        <Form.Item name="deadlineDays" label={t('departures.deadlineDays')}>
          <Count minimum={0} maximum={365} />
        </Form.Item>
      </div>
    </>
  );
}
