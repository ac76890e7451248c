import { useEffect, useId, useRef } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly Value[];
  textOf: (value: Value) => string;
  onChange: (value: string) => void;
}

/** A native drop-down, for which phones show their own picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, value, options, textOf, onChange } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a choice made before hydration.
  useEffect(() => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value) onChange(chosen);
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        // Otherwise a reload would restore a previous choice that contradicts the URL.
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
