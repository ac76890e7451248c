import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeriodFigures } from '#contracts/api/figures';
import { formatAdminPrice, formatCount } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Facts } from '../../../components/facts.tsx';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { FigureLink, requestsOf, saleOf } from '../../../features/enquiries/figure-link.tsx';
import { type Period, periodBefore, periodName } from '../../../features/enquiries/period.ts';
import { shareKept } from '../../answers/share-kept.ts';
import { useMinutes } from '../../answers/use-minutes.ts';
import { Group } from './group.tsx';

type Person = NonNullable<PeriodFigures['people']>[number];

/** The answers and sales of each person, for owners, each with that of the period before. Zeros of both are left out. */
export function People({ people, period }: { people: readonly Person[]; period: Period }) {
  const { t } = useTranslation('adminFigures');
  return (
    <Group title={t('people.title')}>
      <Hint>{t('people.hint')}</Hint>
      <ul className={shared.bare} style={{ ...grid('17rem', '1.25rem', 'auto-fill'), marginBlockStart: '0.75rem' }}>
        {people.map((person) => (
          <li key={person.by.email}>
            <h4 style={{ fontSize: 'var(--text-md)', marginBlockEnd: '0.5rem' }}>
              <bdi>{person.by.name || person.by.email}</bdi>
            </h4>
            <PersonFacts person={person} period={period} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

type Work = Person['before'];

function PersonFacts({ person: { by, before, ...now }, period }: { person: Person; period: Period }) {
  const { t } = useTranslation('adminFigures');
  const { language } = useLanguage();
  const minutesInWords = useMinutes();
  const earlier = periodBefore(period);

  const fact = (label: string, value: (work: Work, days: Period) => ReactNode) => {
    const [current, previous] = [value(now, period), value(before, earlier)];
    if (!current && !previous) return { label, value: undefined };
    return {
      label,
      value: (
        <>
          {current || t('none')}
          <Hint as="div">
            {t('columns.previous')}: {previous || t('none')}
          </Hint>
        </>
      ),
    };
  };
  const link = (column: 'received' | 'offered' | 'won') => (work: Work, days: Period) => {
    const count = work[column];
    const sar = column === 'received' ? 0 : work[`${column}_sar`];
    const value = [formatCount(count), sar > 0 && formatAdminPrice(sar, language)].filter(Boolean).join(' · ');
    return (
      count > 0 && (
        <FigureLink
          to={requestsOf(days, { owner: by.email, ...saleOf[column] })}
          label={`${by.name || by.email}, ${periodName(days, language)}: ${t(`columns.${column}`)} ${value}`}
        >
          {value}
        </FigureLink>
      )
    );
  };
  /** All that is said of a person's answers opens the requests that they answered. */
  const answers = (label: string, textOf: (work: Work) => string) => (work: Work, days: Period) =>
    work.answered > 0 && (
      <FigureLink
        to={requestsOf(days, { answered_by: by.email })}
        label={`${by.name || by.email}, ${periodName(days, language)}: ${label} ${textOf(work)}`}
      >
        {textOf(work)}
      </FigureLink>
    );
  return (
    <Facts
      facts={[
        fact(t('columns.received'), link('received')),
        fact(
          t('columns.answered'),
          answers(t('columns.answered'), ({ answered }) => formatCount(answered)),
        ),
        fact(
          t('columns.kept'),
          answers(t('columns.kept'), (work) => `${shareKept(work)}%`),
        ),
        fact(
          t('columns.medianTime'),
          answers(t('columns.medianTime'), ({ median_minutes }) => minutesInWords(median_minutes ?? 0)),
        ),
        fact(t('columns.offered'), link('offered')),
        fact(t('columns.won'), link('won')),
      ]}
    />
  );
}
