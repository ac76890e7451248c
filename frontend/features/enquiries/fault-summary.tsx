import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import { Icon } from '../../components/icon.tsx';
import styles from './fault-summary.module.css';
import type { FieldName, FormFaultText } from './field-names.ts';

interface FaultSummaryProps {
  title: string;
  faults: readonly FormFaultText[];
  /** Takes the reader to a field. */
  onShow: (name: FieldName) => void;
}

/** Everything that keeps a form from being sent, each entry leading to its field. */
export function FaultSummary({ title, faults, onShow }: FaultSummaryProps) {
  // A single fault says it all.
  const isTold = faults.length === 1 && faults[0]?.message === title;
  return (
    <div role="alert" className={styles.summary}>
      <Icon of={ExclamationCircleFilled} className={styles.sign} />
      <div>
        {!isTold && <p className={styles.title}>{title}</p>}
        {faults.length > 0 && (
          <ul>
            {faults.map(({ name, message }) => (
              <li key={name.join('.')}>
                <button type="button" onClick={() => onShow(name)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
