import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../components/labelled.tsx';
import { DayRangeFields } from '../days/day-range-fields.tsx';
import { type DayRange, useDayRange } from '../days/use-day-range.ts';
import { type Period, type Preset, presets } from './period.ts';

interface Props {
  period: Period;
  /** The chosen named period. */
  preset: Preset | undefined;
  /** True if no period was chosen. */
  isDefault: boolean;
  /** The most days that it may have. */
  longest: number;
  onChange: (changed: DayRange) => void;
  onPreset: (preset: Preset) => void;
  onReset: () => void;
}

/** Named periods, the fields From and To, and a button back to the default. Each choice applies at once. */
export function PeriodBar({ period, preset, isDefault, longest, onChange, onPreset, onReset }: Props) {
  const { t } = useTranslation('adminOverview');
  const range = useDayRange({ applied: period, onChange, longest, hasDefaults: true });
  const reset = () => {
    range.discard();
    onReset();
  };
  return (
    <Flex
      component="search"
      wrap
      gap="8px 12px"
      style={{ inlineSize: 'min(100%, 41rem)' }}
      aria-label={t('period.label')}
    >
      <Labelled label={t('period.preset')}>
        {(id) => (
          <Select<Preset | 'own'>
            id={id}
            value={preset ?? 'own'}
            onChange={(next) => {
              range.discard();
              if (next === 'own') onChange(period);
              else onPreset(next);
            }}
            options={([...presets, 'own'] as const).map((value) => ({ value, label: t(`period.presets.${value}`) }))}
          />
        )}
      </Labelled>
      <DayRangeFields range={range} labels={{ from: t('period.from'), to: t('period.to') }} />
      <Flex align="center" flex="1 0 auto">
        <Button block disabled={isDefault && range.issues.length === 0} onClick={reset}>
          {t('period.reset')}
        </Button>
      </Flex>
    </Flex>
  );
}
