import { useTranslation } from 'react-i18next';
import type { Author } from '#contracts/api/enquiries';
import type { PeriodFigures } from '#contracts/api/figures';
import { formatAdminPrice, formatCount } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Facts } from '../../../components/facts.tsx';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import type { Period } from '../../../features/enquiries/period.ts';
import { shareKept } from '../../answers/share-kept.ts';
import { useMinutes } from '../../answers/use-minutes.ts';
import { FigureLink, requestsOf, saleOf } from './figure-link.tsx';
import { Group } from './group.tsx';

/** The answers and sales of each person, for owners. Zeros are left out. */
export function People({ people, period }: { people: NonNullable<PeriodFigures['people']>; period: Period }) {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  const minutesInWords = useMinutes();
  const link = (by: Author, column: 'received' | 'offered' | 'won', count: number, sar = 0) => {
    const value = [formatCount(count), sar > 0 && formatAdminPrice(sar, language)].filter(Boolean).join(' · ');
    return (
      count > 0 && (
        <FigureLink
          to={requestsOf(period, { owner: by.email, ...saleOf[column] })}
          label={`${by.name || by.email}: ${t(`columns.${column}`)} ${value}`}
        >
          {value}
        </FigureLink>
      )
    );
  };
  return (
    <Group title={t('people.title')}>
      <Hint>{t('people.hint')}</Hint>
      <ul className={shared.bare} style={{ ...grid('17rem', '1.25rem', 'auto-fill'), marginBlockStart: '0.75rem' }}>
        {people.map(({ by, median_minutes, ...line }) => (
          <li key={by.email}>
            <h4 style={{ fontSize: 'var(--text-md)', marginBlockEnd: '0.5rem' }}>
              <bdi>{by.name || by.email}</bdi>
            </h4>
            <Facts
              facts={[
                { label: t('columns.received'), value: link(by, 'received', line.received) || formatCount(0) },
                { label: t('columns.answered'), value: line.answered > 0 && formatCount(line.answered) },
                { label: t('columns.kept'), value: line.answered > 0 && `${shareKept(line)}%` },
                { label: t('columns.medianTime'), value: median_minutes !== null && minutesInWords(median_minutes) },
                { label: t('columns.offered'), value: link(by, 'offered', line.offered, line.offered_sar) },
                { label: t('columns.won'), value: link(by, 'won', line.won, line.won_sar) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Group>
  );
}
