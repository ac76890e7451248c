import { useId } from 'react';
import { formatCount } from '#shared/lib/format.ts';
import look from '../../components/select.module.css';
import styles from './select-field.module.css';

/** Options with a heading of their own. */
export interface OptionGroup<Value extends string> {
  label: string;
  options: readonly Value[];
}

interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly Value[];
  groups?: readonly OptionGroup<Value>[];
  textOf: (value: Value) => string;
  /** The number of programs that each option finds; undefined while it is not known. */
  counts?: Readonly<Record<string, number>> | undefined;
  onChange: (value: string) => void;
}

/** A native drop-down, for which phones show their own picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, value, options, groups = [], textOf, counts, onChange } = props;
  const id = useId();
  const optionOf = (option: Value) => {
    const text = textOf(option);
    // The list itself says the count of the chosen one. The option's text stays the same with every count.
    const isCounted = counts !== undefined && option !== value;
    return (
      <option
        key={option}
        value={option}
        label={isCounted ? `${text} (${formatCount(counts[option] ?? 0)})` : undefined}
      >
        {text}
      </option>
    );
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={look.select}
        name={name}
        value={value}
        // A reload would otherwise restore a previous choice that contradicts the URL.
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
