import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadAlert } from '../../features/session/load-problem.tsx';

interface LoadedProps<Data> {
  reply: { data?: Data | undefined; error?: unknown; mutate: () => unknown };
  /** Shown if the list is empty. */
  none: string;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Shows a list that is loading, failed, empty or loaded. */
export function Loaded<Data>({ reply: { data, error, mutate }, none, isEmpty, children }: LoadedProps<Data>) {
  const { t } = useTranslation('adminPrivacy');
  if (data !== undefined) return isEmpty(data) ? <p>{none}</p> : children(data);
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return <LoadAlert title={t('failed')} error={error} onRetry={() => void mutate()} />;
}
