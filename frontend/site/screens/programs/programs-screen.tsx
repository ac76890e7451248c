import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { endedLast } from '#catalogue/phase';
import { isFurtherFiltered } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import { listSearch, type ProgramListQuery } from '#contracts/website/program-list';
import type { ProgramList as ListData } from '#contracts/website/published-data';
import { formatCount } from '#shared/lib/format.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { BackLink } from '../../components/back-link.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { usePrograms } from '../../features/programs/use-programs.ts';
import { LateCardActions, LateKeptLinks, LateRecentlySeen } from '../../features/shortlist/late-shortlist.tsx';
import { PageHead } from '../../features/site-content/page-head.tsx';
import { useFormText } from '../../features/site-content/use-form-text.ts';
import { useWholePage } from '../../features/site-content/use-whole-page.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { NoMatch } from './no-match.tsx';
import { PageLinks } from './page-links.tsx';
import { ProgramFilters } from './program-filters.tsx';
import styles from './programs-screen.module.css';
import { ListFailed, NoPrograms, NoSuchPage } from './programs-states.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { ResetFilters } from './reset-filters.tsx';
import { useFilterTexts, useSeasons } from './use-filter-texts.ts';
import { useProgramList } from './use-program-list.ts';

/** `/programs`: all programs in pages, filtered by place, time, nights, budget and places left. */
export default function ProgramsScreen() {
  const { t } = useTranslation('programs');
  useWholePage(paths.programs);
  const say = useFormText();
  const list = useProgramList();
  const { page } = list.query;
  return (
    <>
      <PageHead
        title={page > 1 ? t('list.titleOfPage', { number: page }) : t('list.title')}
        description={t('list.description')}
        search={listSearch(list.query)}
        unlisted={isFurtherFiltered(list.query)}
      />
      <PageBanner scene="alula" title={t('list.title')} subtitle={say('programs')}>
        <BackLink to={paths.home}>{t('list.backHome')}</BackLink>
      </PageBanner>
      <section className={`page ${styles.content}`}>
        <ProgramList {...list} />
      </section>
    </>
  );
}

function ProgramList({ query, isFiltered, set, reset }: ReturnType<typeof useProgramList>) {
  const { t } = useTranslation('programs');
  const today = useToday();
  const view = useProgramView();
  const { data: list, error, isValidating, mutate } = usePrograms(query);
  const isShown = list !== undefined && listSearch(list.query) === listSearch(query);
  const result = useArrival(isShown ? query : undefined);
  const seasons = useSeasons();
  const texts = useFilterTexts(list?.options, seasons);

  if (list?.total === 0) return <NoPrograms />;
  if (isShown && query.page > list.pages) return <NoSuchPage query={query} />;

  // Sorted again, since the page may have been made on an earlier day.
  const shown = list ? endedLast(list.programs, today) : [];
  const choice = { query, options: list?.options, seasons, texts };
  const filters = (
    <>
      <ProgramFilters {...choice} onChange={set} />
      <QuickFilters {...choice} />
    </>
  );
  if (!isShown && error) {
    return (
      <>
        {filters}
        <ListFailed error={error} busy={isValidating} onRetry={() => void mutate()} />
      </>
    );
  }
  return (
    <>
      {filters}
      <div className={styles.result} ref={result} tabIndex={-1}>
        <ChosenFilters query={query} texts={texts} onRemoved={() => result.current?.focus({ preventScroll: true })} />
        <p role="status">{list && (isShown ? t('list.count', countsOf(list)) : t('list.loading'))}</p>
        {isShown && list.pages > 1 && <p>{t('list.pageOf', { number: query.page, total: list.pages })}</p>}
        {isFiltered && shown.length > 0 && (
          <ResetFilters query={query} onReset={reset}>
            <button type="submit">{t('list.reset')}</button>
          </ResetFilters>
        )}
      </div>
      {!list && <ProgramGridSkeleton count={8} />}
      <div className={list && !isShown ? styles.former : undefined} aria-busy={!isShown}>
        {list && shown.length === 0 && <NoMatch {...choice} onReset={reset} />}
        {shown.length > 0 && (
          <ProgramGrid
            programs={shown.map(view)}
            level={2}
            actions={(program) => <LateCardActions program={program} />}
          />
        )}
        {shown.length > 0 && <p className={styles.note}>{t('price.note')}</p>}
        {list && <PageLinks query={query} pages={list.pages} />}
      </div>
      {shown.length > 0 && <LateRecentlySeen />}
      <LateKeptLinks floats />
    </>
  );
}

/** The programs of this page: of all programs, `7 of 10`, or in a list of several pages, of those that match. */
function countsOf({ programs, total, matching, pages }: ListData) {
  const count = pages === 1 ? total : matching;
  return { shown: programs.length, count, total: formatCount(count) };
}

/** Scrolls to and focuses the top of the list when another page of it has loaded. */
function useArrival(shown: ProgramListQuery | undefined) {
  const beginning = useRef<HTMLDivElement>(null);
  const page = useRef(shown?.page);
  useEffect(() => {
    if (!shown || page.current === shown.page) return;
    const isFirst = page.current === undefined;
    page.current = shown.page;
    if (isFirst) return;
    beginning.current?.focus({ preventScroll: true });
    beginning.current?.scrollIntoView();
  }, [shown]);
  return beginning;
}
