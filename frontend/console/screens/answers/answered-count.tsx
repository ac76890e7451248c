import { useTranslation } from 'react-i18next';
import { formatCount } from '#shared/lib/format.ts';
import { FigureLink, requestsOf } from '../../features/enquiries/figure-link.tsx';
import type { Period } from '../../features/enquiries/period.ts';
import type { Line } from './answer-tables.tsx';

interface Props {
  line: Line;
  period: Period;
}

/** The number of answers. A person's opens the requests of the period that the person answered. */
export function AnsweredCount({ line: { answered, email }, period: { from, to } }: Props) {
  const { t } = useTranslation('adminAnswers');
  const count = formatCount(answered);
  if (!email || answered === 0) return count;
  return (
    <FigureLink
      to={requestsOf({ from, to }, { answered_by: email })}
      label={`${email}, ${t('columns.answered')}: ${count}`}
    >
      {count}
    </FigureLink>
  );
}
