import Statistic from 'antd/es/statistic';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PeriodFigures } from '#contracts/api/figures';
import { paths } from '#contracts/website/paths';
import { formatAdminPrice, formatCount } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { gap, grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { ListCard } from '../../../components/list-card.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { shareKept } from '../../answers/share-kept.ts';
import { useMinutes } from '../../answers/use-minutes.ts';
import { requestsOf } from './figure-link.tsx';

/** First answers, and how many requests came to an offer and a booking, with those of the period before. */
export function FigureCards({ figures: { from, to, answers, sales } }: { figures: PeriodFigures }) {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  const minutesInWords = useMinutes();
  const mayReadAnswers = useMay('GET /desk/answers');
  const period = new URLSearchParams({ from, to });
  const time = (minutes: number | null) => (minutes === null ? t('none') : minutesInWords(minutes));
  const share = (some: typeof answers.now) => (some.answered > 0 ? `${shareKept(some)}%` : t('none'));
  const before = (value: string) => t('before', { value });
  const price = (sar: number) => (sar > 0 ? formatAdminPrice(sar, language) : undefined);
  const median = t('cards.median');
  return (
    <ul className={shared.bare} style={grid('9rem', gap)} aria-label={t('cards.label')}>
      <Figure
        title={mayReadAnswers ? <To to={`${paths.admin.answers}?${period}`}>{median}</To> : median}
        value={time(answers.now.median_minutes)}
        notes={[before(time(answers.before.median_minutes))]}
      />
      <Figure title={t('cards.kept')} value={share(answers.now)} notes={[before(share(answers.before))]} />
      <Figure
        title={<To to={requestsOf({ from, to })}>{t('cards.received')}</To>}
        value={formatCount(sales.now.received)}
        notes={[before(formatCount(sales.before.received))]}
      />
      {(['offered', 'won'] as const).map((state) => (
        <Figure
          key={state}
          title={
            <To to={requestsOf({ from, to }, { sale: state === 'won' ? 'won' : 'quoted' })}>{t(`cards.${state}`)}</To>
          }
          value={formatCount(sales.now[state])}
          notes={[price(sales.now[`${state}_sar`]), before(formatCount(sales.before[state]))]}
        />
      ))}
    </ul>
  );
}

const To = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={shared.stretched}>
    {children}
  </Link>
);

interface FigureProps {
  title: ReactNode;
  value: string;
  notes: (string | undefined)[];
}

const Figure = ({ title, value, notes }: FigureProps) => (
  <li>
    <ListCard>
      <Statistic
        title={title}
        value={value}
        formatter={(text) => <bdi>{text}</bdi>}
        // Times are words.
        styles={{ content: { fontSize: 'var(--text-xl)' } }}
      />
      {notes.map((note) => note && <Hint key={note}>{note}</Hint>)}
    </ListCard>
  </li>
);
