import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveIssue } from '../editor/save-rules.ts';

interface Props {
  issues: readonly SaveIssue[];
  title: ReactNode;
  /** Shows where an issue is corrected. */
  onShow: (issue: SaveIssue) => void;
}

/** What stops a publication, each with a link to its field. */
export function IssuesAlert({ issues, title, onShow }: Props) {
  const { t } = useTranslation('adminPrograms');
  if (issues.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={title}
      description={
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {issues.map((issue) => (
            <li key={issue.rule}>
              <Button
                type="link"
                style={{
                  padding: 0,
                  blockSize: 'auto',
                  whiteSpace: 'normal',
                  textAlign: 'start',
                  textDecoration: 'underline',
                }}
                onClick={() => onShow(issue)}
              >
                {t(`rules.${issue.rule}.text`)}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
