import { useTranslation } from 'react-i18next';
import { formatCount } from '#shared/lib/format.ts';
import shared from '../../components/console.module.css';
import { Facts } from '../../components/facts.tsx';
import { grid } from '../../components/grid.ts';
import type { Period } from '../../features/enquiries/period.ts';
import type { Line } from './answer-tables.tsx';
import { AnsweredCount } from './answered-count.tsx';
import { shareKept } from './share-kept.ts';
import { useMinutes } from './use-minutes.ts';

/** A part of the report for phones and tablets. What is zero is left out. */
export function AnswerCards({ lines, period }: { lines: readonly Line[]; period: Period }) {
  const { t } = useTranslation('adminAnswers');
  const minutesInWords = useMinutes();
  const count = (value: number) => value > 0 && formatCount(value);
  return (
    <ul className={shared.bare} style={grid('18rem', '1.25rem', 'auto-fill')}>
      {lines.map(({ key, name, ...line }) => (
        <li key={key}>
          <h3 style={{ fontSize: 'var(--text-md)', marginBlockEnd: '0.5rem' }}>{name}</h3>
          <Facts
            facts={[
              { label: t('columns.answered'), value: <AnsweredCount line={{ key, name, ...line }} period={period} /> },
              { label: t('columns.kept'), value: line.answered > 0 && `${shareKept(line)}%` },
              ...(['median', 'p90'] as const).map((column) => {
                const minutes = line[`${column}_minutes`];
                return { label: t(`columns.${column}`), value: minutes !== null && minutesInWords(minutes) };
              }),
              { label: t('columns.waiting'), value: count(line.waiting) },
              { label: t('columns.late'), value: count(line.late) },
              { label: t('columns.closed'), value: count(line.closed) },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
