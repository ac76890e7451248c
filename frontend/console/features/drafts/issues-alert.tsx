import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { CSSProperties, ReactNode } from 'react';

export interface ShownIssue {
  key: string;
  text: string;
  /** Shows where it is corrected; undefined for what is in no field. */
  onShow: (() => void) | undefined;
}

interface Props {
  issues: readonly ShownIssue[];
  title: ReactNode;
}

const link: CSSProperties = {
  padding: 0,
  blockSize: 'auto',
  whiteSpace: 'normal',
  textAlign: 'start',
  textDecoration: 'underline',
};

/** The faults that stop a publication, each with a link to its field. */
export function IssuesAlert({ issues, title }: Props) {
  if (issues.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={title}
      description={
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {issues.map(({ key, text, onShow }) => (
            <li key={key}>
              {onShow ? (
                <Button type="link" style={link} onClick={onShow}>
                  {text}
                </Button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
