import styles from './counter-field.module.css';
import { FormField } from './form-field.tsx';
import { StepperInput } from './stepper-input.tsx';

interface CounterFieldProps {
  name: string;
  label: string;
  /** The age group: `2–11 years`. */
  hint?: string;
  minimum: number;
}

/** A number of people with a large button on either side. */
export function CounterField({ name, label, hint, minimum }: CounterFieldProps) {
  return (
    <FormField
      name={name}
      required
      inRow
      label={
        <span className={styles.label}>
          {label} {hint && <small>{hint}</small>}
        </span>
      }
      // An empty field becomes the minimum.
      normalize={(value: number | null) => value ?? minimum}
    >
      <StepperInput label={label} minimum={minimum} />
    </FormField>
  );
}
