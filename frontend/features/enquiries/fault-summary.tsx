import type { Ref } from 'react';
import { Icon } from '../../components/icon.tsx';
import styles from './fault-summary.module.css';
import type { FieldName, FormFaultText } from './field-names.ts';

interface FaultSummaryProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  faults: readonly FormFaultText[];
  /** Scrolls to a field and focuses it. */
  onShow: (name: FieldName) => void;
}

/** Lists the issues that prevent sending, each with a link to its field and without duplicates. */
export function FaultSummary({ ref, title, faults, onShow }: FaultSummaryProps) {
  const first = faults.find(({ message }) => message === title);
  const others = faults.filter((fault) => fault !== first);
  return (
    <div ref={ref} role="alert" className={styles.summary}>
      <Icon of="exclamation-circle-filled" className={styles.sign} />
      <div>
        <p className={styles.title}>{first ? <FaultLink fault={first} onShow={onShow} /> : title}</p>
        {others.length > 0 && (
          <ul>
            {others.map((fault) => (
              <li key={fault.name.join('.')}>
                <FaultLink fault={fault} onShow={onShow} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface FaultLinkProps {
  fault: FormFaultText;
  onShow: (name: FieldName) => void;
}

const FaultLink = ({ fault: { name, message }, onShow }: FaultLinkProps) => (
  <button type="button" onClick={() => onShow(name)}>
    {message}
  </button>
);
