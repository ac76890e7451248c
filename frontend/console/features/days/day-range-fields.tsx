import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contracts/field-kit/calendar';
import { dayOr } from '#shared/features/enquiries/typed-day.ts';
import { Labelled } from '../../components/labelled.tsx';
import { DayInput } from './day-input.tsx';
import { type DayRange, type End, ends, type Issue, type useDayRange } from './use-day-range.ts';

interface FieldsProps {
  range: ReturnType<typeof useDayRange>;
  labels: Record<End, string>;
}

/** The two fields of a range, each with its label and issue. */
export function DayRangeFields({ range, labels }: FieldsProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { shown, issues, longest, write, finish } = range;

  const messageOf = ({ end, code }: Issue) => {
    if (code === 'unreadable') return t('common:day.unreadable', { field: labels[end] });
    return code === 'order' ? t('dayRange.order') : t('dayRange.length');
  };

  return ends.map((end) => {
    const issue = issues.find((one) => one.end === end);
    return (
      <Labelled key={end} label={labels[end]}>
        {(id) => (
          <>
            <DayInput
              id={id}
              value={shown[end]}
              onChange={(day) => write(end, day)}
              onDone={(day) => finish(end, day)}
              {...limitsOf(end, shown, longest)}
              {...(issue && { status: 'error', 'aria-invalid': 'true', 'aria-describedby': `${id}-issue` })}
            />
            {issue && (
              <Text id={`${id}-issue`} role="alert" type="danger">
                {messageOf(issue)}
              </Text>
            )}
          </>
        )}
      </Labelled>
    );
  });
}

/** Returns the days that are a valid range with the other end. */
function limitsOf(end: End, { from, to }: DayRange, longest: number) {
  const other = dayOr(end === 'from' ? to : from, undefined);
  if (!other) return {};
  const farthest = Number.isFinite(longest) ? addDays(other, (longest - 1) * (end === 'from' ? -1 : 1)) : undefined;
  return end === 'from' ? { earliest: farthest, latest: other } : { earliest: other, latest: farthest };
}
