import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { useProblemText } from '../../../features/session/problem-text.ts';

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
  const problemText = useProblemText();
  if (data !== undefined) return isEmpty(data) ? <p>{none}</p> : children(data);
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <ProblemAlert
      title={t('failed')}
      text={problemText(error)}
      action={<Button onClick={() => void mutate()}>{t('tryAgain')}</Button>}
    />
  );
}
