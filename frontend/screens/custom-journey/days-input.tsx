import InputNumber from 'antd/es/input-number';
import { numberText } from '../../lib/latin-digits.ts';
import styles from './custom-form.module.css';

interface DaysInputProps {
  id?: string;
  value?: number | null;
  onChange?: (days: number | string | null) => void;
  placeholder?: string;
}

const fewest = 1;

/**
 * For how many days. The buttons stop at one; what is typed stays as typed, so that the form can say what is wrong with
 * it instead of changing it behind the writer's back.
 */
export function DaysInput({ onChange, ...input }: DaysInputProps) {
  return (
    <InputNumber<number | string>
      {...input}
      mode="spinner"
      inputMode="numeric"
      aria-valuemin={fewest}
      onChange={onChange}
      onStep={(days) => Number(days) < fewest && onChange?.(fewest)}
      parser={(text = '') => numberText(text)}
      className={styles.days}
    />
  );
}
