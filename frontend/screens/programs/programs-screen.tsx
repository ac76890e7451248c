import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { BackLink } from '../../components/back-link.tsx';
import { PageBanner } from '../../components/page-banner.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { usePrograms } from '../../features/programs/list-programs.ts';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { filterPrograms } from '../../features/programs/region.ts';
import { programOrders, sortPrograms } from '../../features/programs/sort.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { useToday } from '../../lib/today.tsx';
import { ProgramFilters } from './program-filters.tsx';
import styles from './programs-screen.module.css';
import { ListFailed, NoMatch, NoPrograms } from './programs-states.tsx';
import { SelectField } from './select-field.tsx';
import { useProgramList } from './use-program-list.ts';

/** `/programs`: all programs, filtered by destination and type. */
export default function ProgramsScreen() {
  const { t } = useTranslation('programs');
  return (
    <>
      <PageHead title={t('list.title')} description={t('list.description')} />
      <PageBanner scene="alula" title={t('list.title')} subtitle={t('list.subtitle')}>
        <BackLink to={paths.home}>{t('list.backHome')}</BackLink>
      </PageBanner>
      <section className={`page ${styles.content}`}>
        <ProgramList />
      </section>
    </>
  );
}

function ProgramList() {
  const { t } = useTranslation('programs');
  const today = useToday();
  const view = useProgramView();
  const { data: programs, error, isValidating, mutate } = usePrograms();
  const { destination, type, order, isFiltered, set, reset } = useProgramList();

  if (!programs && error) return <ListFailed error={error} busy={isValidating} onRetry={() => void mutate()} />;
  if (programs?.length === 0) return <NoPrograms />;

  const shown = sortPrograms(filterPrograms(programs ?? [], destination, type), order, today);
  return (
    <>
      <div className={styles.tools}>
        <ProgramFilters destination={destination} type={type} onChange={set} />
        <div className={styles.order}>
          <SelectField
            label={t('list.order')}
            value={order}
            options={programOrders}
            textOf={(value) => t(`orders.${value}`)}
            onChange={(value) => set('order', value)}
          />
        </div>
      </div>
      <div className={styles.result}>
        <p role="status">{programs && t('list.count', { shown: shown.length, count: programs.length })}</p>
        {isFiltered && shown.length > 0 && (
          <button type="button" onClick={reset}>
            {t('list.reset')}
          </button>
        )}
      </div>
      {!programs && <ProgramGridSkeleton count={8} />}
      {programs && shown.length === 0 && <NoMatch onReset={reset} />}
      {shown.length > 0 && <ProgramGrid programs={shown.map(view)} level={2} />}
    </>
  );
}
