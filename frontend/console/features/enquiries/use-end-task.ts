import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenTask } from '#contracts/api/tasks';
import { isolated } from '#shared/lib/isolated.ts';
import { focusHeading } from '../../components/focus-heading.ts';
import { useFailureNotice } from '../session/use-failure-notice.ts';
import { useUndoNotice } from '../session/use-undo-notice.tsx';
import { endTask } from './task-calls.ts';

/** Returns a function that ends a task of the list, which can be undone, and the ids of those being ended. */
export function useEndTask() {
  const { t } = useTranslation('adminTasks');
  const notifyDone = useUndoNotice();
  const notifyFailure = useFailureNotice();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());

  const attempt = async (task: OpenTask, isDone: boolean): Promise<boolean> => {
    try {
      await endTask(task, { id: task.task_id }, isDone);
      return true;
    } catch (error) {
      notifyFailure(t('failed'), error);
      return false;
    }
  };

  const end = async (task: OpenTask) => {
    const key = `task-${task.task_id}`;
    setEnding((before) => new Set([...before, task.task_id]));
    const isEnded = await attempt(task, true);
    setEnding((before) => new Set([...before].filter((id) => id !== task.task_id)));
    if (!isEnded) return;
    // The row that had the focus is going.
    focusHeading();
    notifyDone({
      key,
      title: t('done', { text: isolated(task.text) }),
      undo: t('undo'),
      onUndo: () => void attempt(task, false),
    });
  };
  return { ending, end };
}
