import Checkbox from 'antd/es/checkbox/Checkbox';
import { type ReactNode, useId } from 'react';
import styles from './choice-field.module.css';
import { FormField } from './form-field.tsx';

export interface Choice {
  value: string;
  title: string;
  hint: string;
  /** An icon with the same meaning as the label. */
  sign: ReactNode;
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Called after the form has the value; undefined after unticking. */
  onChoose?: (value: string | undefined) => void;
}

/**
 * A choice of at most one of a few options, as cards with checkboxes (docs/product.md): ticking one unticks the
 * other, and unticking it leaves none.
 */
export function ChoiceField({ name, label, choices, onChoose }: ChoiceFieldProps) {
  const labelId = useId();
  return (
    <FormField name={name} label={<span id={labelId}>{label}</span>}>
      <ChoiceCards name={name} labelId={labelId} choices={choices} onChoose={onChoose} />
    </FormField>
  );
}

interface ChoiceCardsProps extends Omit<ChoiceFieldProps, 'label'> {
  labelId: string;
  /** antd's Form.Item sets these four. */
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  'aria-describedby'?: string;
}

function ChoiceCards({ name, labelId, choices, value, onChange, onChoose, id, ...described }: ChoiceCardsProps) {
  const choose = (next: string | undefined) => {
    onChange?.(next);
    onChoose?.(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: antd renders the label, so a fieldset would have no legend.
    <div
      role="group"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={described['aria-describedby']}
      className={styles.choices}
    >
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          name={name}
          value={choice.value}
          checked={value === choice.value}
          onChange={({ target }) => choose(target.checked ? choice.value : undefined)}
          classNames={{ root: styles.choice, icon: styles.box, label: styles.label }}
        >
          <span className={styles.sign}>{choice.sign}</span>
          <span className={styles.title}>{choice.title}</span>
          <span className={styles.hint}>{choice.hint}</span>
        </Checkbox>
      ))}
    </div>
  );
}
