import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { hoursLimits } from '#contracts/api/hours-rules';
import { seasonKinds } from '#contracts/api/season-rules';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { DayInput } from '../../features/days/day-input.tsx';
import type { HoursValues, ScheduleValues } from './hours-values.ts';
import { WeekFields } from './week-fields.tsx';

/** Holidays and seasons with hours of their own, in the order in which they count. */
export function ScheduleFields() {
  const { t } = useTranslation('adminHours');
  const form = Form.useFormInstance<HoursValues>();
  const empty = (): ScheduleValues => ({ closed: true, week: form.getFieldValue('week') });
  return (
    <Form.List name="schedules">
      {(schedules, { add, remove }) => (
        <>
          <ol className={`${shared.bare} ${shared.divided}`}>
            {schedules.map(({ key, name }) => (
              <li key={key}>
                <Schedule place={name} onRemove={() => remove(name)} />
              </li>
            ))}
          </ol>
          {schedules.length < hoursLimits.schedules ? (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(empty())}>
              {t('schedules.add')}
            </Button>
          ) : (
            <Hint>{t('schedules.full', { count: hoursLimits.schedules })}</Hint>
          )}
        </>
      )}
    </Form.List>
  );
}

function Schedule({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { t } = useTranslation(['adminHours', 'adminSeasons']);
  const season = Form.useWatch(['schedules', place, 'season']);
  const closed = Form.useWatch(['schedules', place, 'closed']);
  return (
    <>
      <Flex align="center" justify="space-between">
        <strong>{t('schedules.item', { number: place + 1 })}</strong>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('schedules.remove', { number: place + 1 })}
          onClick={onRemove}
        />
      </Flex>
      <div style={grid('12rem', '0 1.25rem')}>
        <Form.Item name={[place, 'season']} label={t('schedules.season')} extra={t('schedules.seasonHint')}>
          <Select
            allowClear
            placeholder={t('schedules.ownDays')}
            options={seasonKinds.map((value) => ({ value, label: t(`adminSeasons:kinds.${value}`) }))}
          />
        </Form.Item>
        {!season && (
          <>
            <Form.Item name={[place, 'from']} label={t('schedules.from')} required>
              <DayInput />
            </Form.Item>
            <Form.Item name={[place, 'to']} label={t('schedules.to')} required>
              <DayInput />
            </Form.Item>
          </>
        )}
        <Form.Item name={[place, 'name']} label={t('schedules.name')}>
          <Input maxLength={hoursLimits.name} dir="auto" />
        </Form.Item>
      </div>
      <Form.Item name={[place, 'closed']} valuePropName="checked">
        <Checkbox>{t('schedules.closed')}</Checkbox>
      </Form.Item>
      {!closed && <WeekFields name={[place, 'week']} />}
    </>
  );
}
