import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useQuery } from '../../components/use-query.ts';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { readFilters, type TaskFilters, writeFilters } from '../../features/enquiries/task-address.ts';
import { useEndTask } from '../../features/enquiries/use-end-task.ts';
import { useTasks } from '../../features/enquiries/use-tasks.ts';
import { LoadAlert, LoadProblem } from '../../features/session/load-problem.tsx';
import { TaskRows } from './task-rows.tsx';
import { TaskTable } from './task-table.tsx';

/** `/admin/tasks`: the open tasks of all requests, the first due first. */
export default function TasksScreen() {
  const { t } = useTranslation('adminTasks');
  const { query, change } = useQuery();
  const filters = readFilters(query);
  const list = useTasks(filters);
  const setFilters = (next: TaskFilters) => change((current) => writeFilters(current, next));
  const isWide = useWindowFrom('lg');
  const { tasks, more = false, error } = list;
  const work = useEndTask();
  const problem = { error, onRetry: () => void list.refresh() };
  const List = isWide ? TaskTable : TaskRows;
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <Flex wrap gap="small" className={shared.apart}>
        <Button
          type={filters.mine ? 'primary' : 'default'}
          aria-pressed={filters.mine !== undefined}
          onClick={() => setFilters({ ...filters, mine: filters.mine ? undefined : 'true' })}
        >
          {t('mine')}
        </Button>
        <Button
          type={filters.due ? 'primary' : 'default'}
          aria-pressed={filters.due !== undefined}
          onClick={() => setFilters({ ...filters, due: filters.due ? undefined : 'today' })}
        >
          {t('due')}
        </Button>
        <Button
          icon={<ReloadOutlined aria-hidden spin={list.isRefreshing} />}
          aria-label={t('refresh')}
          data-hint={t('refresh')}
          onClick={() => void list.refresh()}
        />
      </Flex>
      {!tasks ? (
        error ? (
          <LoadProblem title={t('errorTitle')} {...problem} />
        ) : (
          <ListSkeleton label={t('loading')} />
        )
      ) : (
        <>
          <LoadAlert type="warning" {...problem} title={t('refreshFailed')} />
          {tasks.length === 0 && !more ? (
            <None filters={filters} onAll={() => setFilters({})} />
          ) : (
            <>
              <List tasks={tasks} {...work} />
              <Hint as="p" role="status" style={{ marginBlockStart: '0.5rem' }}>
                {t(more ? 'shownMore' : 'shown', { count: tasks.length })}
              </Hint>
            </>
          )}
        </>
      )}
    </>
  );
}

function None({ filters: { mine, due }, onAll }: { filters: TaskFilters; onAll: () => void }) {
  const { t } = useTranslation('adminTasks');
  if (!mine && !due) return <StateMessage scene="empty" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <StateMessage scene="empty" title={t('noMatchTitle')} text={t('noMatchText')}>
      <Button onClick={onAll}>{t('all')}</Button>
    </StateMessage>
  );
}
