import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface Props {
  title: string | undefined;
  text: string | undefined;
  type?: 'error' | 'warning';
  /** A way out. */
  action?: ReactNode;
}

/** Says above a form or a list what went wrong, aloud too. Shows nothing while there is no title. */
export function ProblemAlert({ title, text, type = 'error', action }: Props) {
  return (
    <div aria-live="assertive">
      {title && (
        <Alert
          style={{ marginBlockEnd: '1.25rem' }}
          type={type}
          showIcon
          title={<strong>{title}</strong>}
          description={text}
          action={action}
        />
      )}
    </div>
  );
}
