import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useLanguage } from '#shared/lib/use-language.ts';
import { formatCallBack } from './call-back.ts';
import { isOverdue, openTasks } from './tasks.ts';
import { useNow } from './use-now.ts';

/** The open task of a request that is due first. */
export function NextTask({ tasks }: Pick<Enquiry, 'tasks'>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useNow();
  const [task] = openTasks(tasks);
  if (!task) return null;
  return (
    <Tag style={{ ...look, ...(isOverdue(task, now) && late) }} title={task.who.name}>
      {t('task', { text: task.text, when: formatCallBack(task.due_at, now, language) })}
    </Tag>
  );
}

const look = { marginInlineEnd: 4, lineHeight: 1.4 };
const late = { color: 'var(--color-clay)', background: 'var(--color-clay-pale)', borderColor: 'transparent' };
