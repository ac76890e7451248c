import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenTask } from '#contracts/api/tasks';
import { paths } from '#contracts/website/paths';
import { useLanguage } from '#shared/lib/use-language.ts';
import { formatCallBack } from '../../features/enquiries/call-back.ts';
import { writeKey } from '../../features/enquiries/enquiry-key.ts';
import { useNow } from '../../features/enquiries/use-now.ts';
import { useMay } from '../../features/session/use-may.ts';

interface Work {
  /** The ids of the tasks that are being ended. */
  ending: ReadonlySet<string>;
  end: (task: OpenTask) => Promise<void>;
}

export interface TaskListProps extends Work {
  tasks: readonly OpenTask[];
}

/** What to do, to tick once it is done. */
export function TaskBox({ task, ending, end }: Work & { task: OpenTask }) {
  const mayEnd = useMay('PATCH /requests/{type}/{id}/tasks/{taskId}');
  const isEnding = ending.has(task.task_id);
  return (
    <Checkbox checked={isEnding} disabled={!mayEnd || isEnding} onChange={() => void end(task)}>
      <bdi style={{ overflowWrap: 'anywhere' }}>{task.text}</bdi>
    </Checkbox>
  );
}

export function WhenDue({ task: { due_at } }: { task: OpenTask }) {
  const { t } = useTranslation('adminTasks');
  const { language } = useLanguage();
  const now = useNow();
  const isLate = Date.parse(due_at) <= now.getTime();
  const when = formatCallBack(due_at, now, language);
  return (
    <time dateTime={due_at} style={isLate ? late : undefined}>
      {isLate ? t('late', { when }) : when}
    </time>
  );
}

/** The request, which opens beside the list of requests. */
export function RequestOf({ task: { type, id, name, reference } }: { task: OpenTask }) {
  return (
    <Link to={`${paths.admin.requests}?open=${writeKey({ type, id })}`}>
      <bdi>{name || reference}</bdi>
    </Link>
  );
}

export const Who = ({ task: { who } }: { task: OpenTask }) => <bdi>{who.name || who.email}</bdi>;

const late = { color: 'var(--color-clay)', fontWeight: 600 };
