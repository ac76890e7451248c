import Statistic from 'antd/es/statistic';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PeriodFigures } from '#contracts/api/figures';
import { formatAdminPrice, formatCount } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { gap, grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { ListCard } from '../../../components/list-card.tsx';
import { answeredOf, FigureLink, requestsOf, saleOf } from '../../../features/enquiries/figure-link.tsx';
import { periodBefore } from '../../../features/enquiries/period.ts';
import { shareKept } from '../../answers/share-kept.ts';
import { useMinutes } from '../../answers/use-minutes.ts';

/** First answers, and how many requests came to an offer and a booking, with those of the period before. */
export function FigureCards({ figures: { from, to, answers, sales } }: { figures: PeriodFigures }) {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  const minutesInWords = useMinutes();
  const now = { from, to };
  const time = (minutes: number | null) => (minutes === null ? t('none') : minutesInWords(minutes));
  const share = (some: typeof answers.now) => (some.answered > 0 ? `${shareKept(some)}%` : t('none'));
  const before = (value: string) => t('before', { value });
  const previousAnswers = (title: string, value: string) => {
    const text = before(value);
    if (answers.before.answered === 0) return text;
    return (
      <FigureLink to={answeredOf(periodBefore(now))} label={`${title}: ${text}`}>
        {text}
      </FigureLink>
    );
  };
  const previous = (state: 'received' | 'offered' | 'won') => {
    const count = sales.before[state];
    const text = before(formatCount(count));
    if (count === 0) return text;
    return (
      <FigureLink to={requestsOf(periodBefore(now), saleOf[state])} label={`${t(`cards.${state}`)}: ${text}`}>
        {text}
      </FigureLink>
    );
  };
  const price = (sar: number) => (sar > 0 ? formatAdminPrice(sar, language) : undefined);
  return (
    <ul className={shared.bare} style={grid('9rem', gap)} aria-label={t('cards.label')}>
      <Figure
        title={<To to={answeredOf(now)}>{t('cards.median')}</To>}
        value={time(answers.now.median_minutes)}
        notes={[previousAnswers(t('cards.median'), time(answers.before.median_minutes))]}
      />
      <Figure
        title={<To to={answeredOf(now)}>{t('cards.kept')}</To>}
        value={share(answers.now)}
        notes={[previousAnswers(t('cards.kept'), share(answers.before))]}
      />
      <Figure
        title={<To to={requestsOf(now)}>{t('cards.received')}</To>}
        value={formatCount(sales.now.received)}
        notes={[previous('received')]}
      />
      {(['offered', 'won'] as const).map((state) => (
        <Figure
          key={state}
          title={<To to={requestsOf(now, saleOf[state])}>{t(`cards.${state}`)}</To>}
          value={formatCount(sales.now[state])}
          notes={[price(sales.now[`${state}_sar`]), previous(state)]}
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
  notes: ReactNode[];
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
      {Children.map(notes, (note) => note && <Hint>{note}</Hint>)}
    </ListCard>
  </li>
);
