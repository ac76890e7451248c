import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import { numberText } from '../../lib/latin-digits.ts';
import styles from './counter-field.module.css';

interface CounterFieldProps {
  name: string;
  label: string;
  /** Whom it counts: `2–11 years`. */
  hint?: string;
  minimum: number;
}

/** How many people: a number between two large buttons. */
export function CounterField({ name, label, hint, minimum }: CounterFieldProps) {
  return (
    <Form.Item
      name={name}
      className={styles.field}
      required
      label={
        <span className={styles.label}>
          {label} {hint && <small>{hint}</small>}
        </span>
      }
      // An emptied field means the least there can be.
      normalize={(value: number | null) => value ?? minimum}
    >
      <InputNumber
        mode="spinner"
        min={minimum}
        precision={0}
        parser={(text = '') => Number(numberText(text))}
        inputMode="numeric"
        className={styles.counter}
      />
    </Form.Item>
  );
}
