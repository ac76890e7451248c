import Statistic from 'antd/es/statistic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Figures } from '#contracts/api/desk';
import { paths } from '#contracts/website/paths';
import { formatCount } from '#shared/lib/format.ts';
import shared from '../../components/console.module.css';
import { gap, grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { answeredOf } from '../../features/enquiries/figure-link.tsx';
import type { Period } from '../../features/enquiries/period.ts';
import { shareKept } from './share-kept.ts';
import { useMinutes } from './use-minutes.ts';

interface Props {
  figures: Figures;
  period: Period;
}

/** The figures of the whole period, which lead to their requests. */
export function AnswerFigures({ figures, period: { from, to } }: Props) {
  const { t } = useTranslation('adminAnswers');
  const minutesInWords = useMinutes();
  const { answered, kept, median_minutes, p90_minutes, waiting, late, closed } = figures;
  const time = (minutes: number | null) => (minutes === null ? t('figures.none') : minutesInWords(minutes));
  const answers = (title: string) => <To to={answeredOf({ from, to })}>{title}</To>;
  return (
    <ul className={shared.bare} style={grid('9rem', gap)} aria-label={t('figures.label')}>
      <Figure title={answers(t('figures.median'))} value={time(median_minutes)} />
      <Figure title={answers(t('figures.p90'))} value={time(p90_minutes)} />
      <Figure
        title={answers(t('figures.kept'))}
        value={answered > 0 ? `${shareKept(figures)}%` : t('figures.none')}
        note={t('figures.keptOf', { kept: formatCount(kept), answered: formatCount(answered) })}
      />
      <Figure
        title={<To to={`${paths.admin.requests}?tab=unanswered`}>{t('figures.waiting')}</To>}
        value={formatCount(waiting)}
        note={t('figures.late', { late: formatCount(late) })}
      />
      <Figure title={t('figures.closed')} value={formatCount(closed)} />
    </ul>
  );
}

const To = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={shared.stretched}>
    {children}
  </Link>
);

const Figure = ({ title, value, note }: { title: ReactNode; value: string; note?: string }) => (
  <li>
    <ListCard>
      <Statistic
        title={title}
        value={value}
        formatter={(text) => <bdi>{text}</bdi>}
        // Times are words.
        styles={{ content: { fontSize: 'var(--text-xl)' } }}
      />
      {note && <Hint>{note}</Hint>}
    </ListCard>
  </li>
);
