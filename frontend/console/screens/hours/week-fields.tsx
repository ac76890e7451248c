import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { hoursLimits, type WeekDay, weekDays } from '#contracts/api/hours-rules';
import { Hint } from '../../components/hint.tsx';

type Path = (string | number)[];

/**
 * The intervals of each day of a week.
 * @param name within the list around it, if there is one
 */
export function WeekFields({ name }: { name: Path }) {
  const { t } = useTranslation('adminHours');
  return weekDays.map((day) => (
    <Form.List key={day} name={[...name, day]}>
      {(intervals, { add, remove }) => (
        <Flex wrap align="start" gap="0 1rem" style={{ marginBlockEnd: '0.75rem' }}>
          <strong style={{ inlineSize: '6rem', lineHeight: 'var(--size-target)' }}>{t(`days.${day}`)}</strong>
          {intervals.length === 0 && (
            <Hint as="span" style={{ lineHeight: 'var(--size-target)' }}>
              {t('closed')}
            </Hint>
          )}
          {intervals.map(({ key, name: place }) => (
            <Interval key={key} day={day} place={place} onRemove={() => remove(place)} />
          ))}
          {intervals.length < hoursLimits.intervals && (
            <Button
              type="text"
              icon={<PlusOutlined aria-hidden />}
              aria-label={t('addTo', { day: t(`days.${day}`) })}
              onClick={() => add({})}
            >
              {t('add')}
            </Button>
          )}
        </Flex>
      )}
    </Form.List>
  ));
}

function Interval({ day, place, onRemove }: { day: WeekDay; place: number; onRemove: () => void }) {
  const { t } = useTranslation('adminHours');
  const of = { day: t(`days.${day}`), number: place + 1 };
  return (
    <Flex wrap align="start" gap="0 0.25rem">
      {(['from', 'to'] as const).map((end) => (
        <Form.Item key={end} name={[place, end]} style={{ marginBlockEnd: '0.5rem' }}>
          <Input type="time" dir="ltr" aria-label={t(`interval.${end}`, of)} style={{ inlineSize: '8.25rem' }} />
        </Form.Item>
      ))}
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('interval.remove', of)}
        onClick={onRemove}
      />
    </Flex>
  );
}
