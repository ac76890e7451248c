import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { DayRangeFields } from '../days/day-range-fields.tsx';
import { type DayRange, useDayRange } from '../days/use-day-range.ts';
import type { Period } from './period.ts';

interface Props {
  period: Period;
  /** True if no period was chosen. */
  isDefault: boolean;
  /** The most days that it may have. */
  longest: number;
  onChange: (changed: DayRange) => void;
  onReset: () => void;
}

/** The fields From and To, and a button back to the default. Each choice applies at once. */
export function PeriodBar({ period, isDefault, longest, onChange, onReset }: Props) {
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
      style={{ inlineSize: 'min(100%, 31rem)' }}
      aria-label={t('period.label')}
    >
      <DayRangeFields range={range} labels={{ from: t('period.from'), to: t('period.to') }} />
      <Flex align="center" flex="1 0 auto">
        <Button block disabled={isDefault && range.issues.length === 0} onClick={reset}>
          {t('period.reset')}
        </Button>
      </Flex>
    </Flex>
  );
}
