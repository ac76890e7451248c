import { useId } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: string) => void;
}

/** A native drop-down: a phone shows its own picker for it. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, textOf, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
