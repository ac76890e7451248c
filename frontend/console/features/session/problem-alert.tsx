import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';
import shared from '../../components/console.module.css';

interface Props {
  title: string | undefined;
  text: string | undefined;
  type?: 'error' | 'warning';
  /** A button or link that helps. */
  action?: ReactNode;
}

/** Shows a problem above a form or a list and announces it to screen readers. Shows nothing without a title. */
export function ProblemAlert({ title, text, type = 'error', action }: Props) {
  return (
    <div aria-live="assertive">
      {title && (
        <Alert
          className={shared.alert}
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
