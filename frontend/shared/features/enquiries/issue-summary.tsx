import type { Ref } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { FieldName, FormIssueText } from './field-names.ts';
import styles from './issue-summary.module.css';

interface IssueSummaryProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  issues: readonly FormIssueText[];
  /** Scrolls to a field and focuses it. */
  onShow: (name: FieldName) => void;
}

/** Lists the issues that prevent sending, each with a link to its field and without duplicates. */
export function IssueSummary({ ref, title, issues, onShow }: IssueSummaryProps) {
  const first = issues.find(({ message }) => message === title);
  const others = issues.filter((issue) => issue !== first);
  return (
    <div ref={ref} role="alert" className={styles.summary}>
      <Icon of="exclamation-circle-filled" className={styles.sign} />
      <div>
        <p className={styles.title}>{first ? <IssueLink issue={first} onShow={onShow} /> : title}</p>
        {others.length > 0 && (
          <ul>
            {others.map((issue) => (
              <li key={issue.name.join('.')}>
                <IssueLink issue={issue} onShow={onShow} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface IssueLinkProps {
  issue: FormIssueText;
  onShow: (name: FieldName) => void;
}

const IssueLink = ({ issue: { name, message }, onShow }: IssueLinkProps) => (
  <button type="button" onClick={() => onShow(name)}>
    {message}
  </button>
);
