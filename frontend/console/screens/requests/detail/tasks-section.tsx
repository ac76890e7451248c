import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry, Task } from '#contracts/api/enquiries';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { expectNews } from '../../../features/enquiries/enquiry-news.ts';
import { endTask } from '../../../features/enquiries/task-calls.ts';
import { inOrder, isOverdue } from '../../../features/enquiries/tasks.ts';
import { useNow } from '../../../features/enquiries/use-now.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useMay } from '../../../features/session/use-may.ts';
import styles from './enquiry-detail.module.css';
import { TaskForm } from './task-form.tsx';

/** The tasks for the request, the first due first. */
export function TasksSection({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const mayAdd = useMay('POST /requests/{type}/{id}/tasks');
  const [isAdding, setIsAdding] = useState(false);
  const tasks = inOrder(enquiry.tasks);
  if (tasks.length === 0 && !mayAdd) return null;
  return (
    <section className={styles.section} aria-labelledby="request-tasks">
      <h2 id="request-tasks">{t('tasks.title')}</h2>
      {tasks.length > 0 && (
        <ul className={`${shared.bare} ${shared.divided}`}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskRow enquiry={enquiry} task={task} />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <TaskForm enquiry={enquiry} onEnd={() => setIsAdding(false)} />
      ) : (
        mayAdd && (
          <div>
            <Button onClick={() => setIsAdding(true)}>{t('tasks.add')}</Button>
          </div>
        )
      )}
    </section>
  );
}

function TaskRow({ enquiry, task }: { enquiry: Enquiry; task: Task }) {
  const { t } = useTranslation('adminCustomer');
  const { language } = useLanguage();
  const now = useNow();
  const mayEnd = useMay('PATCH /requests/{type}/{id}/tasks/{taskId}');
  const notifyFailure = useFailureNotice();
  const { text, who, due_at, done } = task;

  const end = async (isDone: boolean) => {
    const expected = { ...task, done: isDone ? { at: new Date().toISOString(), by: who } : null };
    expectNews({ ...enquiry, tasks: enquiry.tasks.map((one) => (one.id === task.id ? expected : one)) });
    try {
      await endTask(enquiry, task, isDone);
    } catch (error) {
      expectNews(enquiry);
      notifyFailure(t('tasks.failed'), error);
    }
  };

  return (
    <Checkbox checked={done !== null} disabled={!mayEnd} onChange={({ target }) => void end(target.checked)}>
      <bdi style={{ textDecoration: done ? 'line-through' : undefined, overflowWrap: 'anywhere' }}>{text}</bdi>
      <Hint as="div">
        <span style={isOverdue(task, now) ? late : undefined}>
          {t(isOverdue(task, now) ? 'tasks.late' : 'tasks.due', { when: formatDateTime(due_at, language) })}
        </span>
        {' · '}
        <bdi>{who.name || who.email}</bdi>
        {done && ` · ${t('tasks.doneBy', { name: done.by.name, when: formatDateTime(done.at, language) })}`}
      </Hint>
    </Checkbox>
  );
}

const late = { color: 'var(--color-clay)', fontWeight: 600 };
