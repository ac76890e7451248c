import Flex from 'antd/es/flex';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/lib/use-language.ts';
import { gap } from '../../components/grid.ts';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { ReversedDays } from '../../features/days/reversed-days.tsx';
import { FreedSeats } from '../../features/departures/freed-seats.tsx';
import { DutySwitch } from '../../features/enquiries/duty-switch.tsx';
import { longestPeriod, periodBefore, periodName, readPeriod } from '../../features/enquiries/period.ts';
import { PeriodBar } from '../../features/enquiries/period-bar.tsx';
import { useOverview } from '../../features/enquiries/use-overview.ts';
import { usePeriod } from '../../features/enquiries/use-period.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { HiddenNote } from '../../features/site-content/hidden-note.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { CountCards } from './count-cards.tsx';
import { FiguresPart } from './figures-part.tsx';
import styles from './overview-screen.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { RecentEnquiries } from './recent-enquiries.tsx';
import { SetupList } from './setup-list.tsx';
import { Upcoming } from './upcoming.tsx';

/**
 * Figures of a period: counts compared with the previous period, enquiries per day, and the newest enquiries. On phones,
 * what is due comes before the choice of the period.
 */
export default function OverviewScreen() {
  const { t } = useTranslation('adminOverview');
  const { language } = useLanguage();
  const { period, preset, isDefault, setPeriod, setPreset, reset } = usePeriod(readPeriod);
  const { overview, error, isStale, retry } = useOverview(period);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasRoom = useWindowFrom('md');

  const leavePeriod = () => {
    reset();
    // Focuses the heading, because the button is disabled next and would lose the focus.
    heading.current?.focus({ preventScroll: true });
  };

  const periodBar = (
    <PeriodBar
      period={period}
      preset={preset ?? (isDefault ? 'month' : undefined)}
      isDefault={isDefault}
      longest={longestPeriod}
      onChange={setPeriod}
      onPreset={setPreset}
      onReset={leavePeriod}
    />
  );

  return (
    <>
      <ScreenHead title={t('title')} headingRef={heading} actions={hasRoom && periodBar}>
        <p role="status">
          {t('period.compared', {
            period: periodName(period, language),
            before: periodName(periodBefore(period), language),
          })}
        </p>
      </ScreenHead>
      <HiddenNote />
      <div className={styles.duty}>
        <DutySwitch place="overview" />
      </div>
      <Upcoming />
      <SetupList />
      <FreedSeats />
      {!hasRoom && <div style={{ marginBlockEnd: gap }}>{periodBar}</div>}
      <ReversedDays shown="overview" />
      {overview && !isStale && <LoadAlert type="warning" title={t('refreshFailed')} error={error} onRetry={retry} />}
      {error && (!overview || isStale) ? (
        <LoadProblem title={t('failed')} error={error} onRetry={retry} />
      ) : overview ? (
        <Flex vertical gap={gap} aria-busy={isStale} style={{ opacity: isStale ? 0.55 : 1 }}>
          <CountCards counts={overview.counts} period={overview} />
          <Flex wrap gap={gap}>
            <ChartPanel days={overview.series} />
            <RecentEnquiries enquiries={overview.recent} />
          </Flex>
          <FiguresPart period={period} />
        </Flex>
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}
