import Text from 'antd/es/typography/Text';
import { type ReactNode, useId } from 'react';
import styles from './labelled.module.css';

interface Props {
  label: string;
  /** Renders the control with this id. */
  children: (id: string) => ReactNode;
}

/** A control outside a form, with its label above. */
export function Labelled({ label, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Text strong>
        <label htmlFor={id}>{label}</label>
      </Text>
      {children(id)}
    </div>
  );
}
