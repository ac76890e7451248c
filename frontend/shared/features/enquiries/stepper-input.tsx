import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { numberText } from '../../lib/latin-digits.ts';
import { stepped } from '../../lib/stepped.ts';
import styles from './stepper-input.module.css';

interface StepperInputProps {
  /** The field's label, which the names of the buttons repeat. */
  label: string;
  /** The buttons stop at this value. */
  minimum: number;
  placeholder?: string;
  /** antd's Form.Item sets these. */
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  'aria-required'?: 'true';
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

/**
 * A number with a large button on either side. The buttons do not take the focus, so that a phone's keyboard stays
 * closed, and stop at the minimum. Typed text, with digits of either script, is kept as it is: the form reports an
 * issue instead of changing the text. antd's InputNumber labels its buttons in English only and moves the focus into
 * the field: docs/decisions/0012.
 */
export function StepperInput({ label, minimum, value = null, onChange, ...input }: StepperInputProps) {
  // The text while it is being typed: `2.` and `-` are incomplete numbers.
  const [written, setWritten] = useState<string>();

  const write = (text: string) => {
    setWritten(text);
    const number = text.trim() === '' ? null : Number(numberText(text));
    if (!Number.isNaN(number)) onChange?.(number);
  };

  const step = (by: 1 | -1) => {
    setWritten(undefined);
    onChange?.(stepped(value, by, minimum));
  };

  const stepByKey = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  const isAtMinimum = value !== null && value <= minimum;
  return (
    <Input
      {...input}
      className={styles.stepper}
      prefix={<StepButton field={label} by={-1} onStep={step} isDisabled={isAtMinimum} />}
      suffix={<StepButton field={label} by={1} onStep={step} />}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={9}
      aria-valuemin={minimum}
      aria-valuenow={value ?? undefined}
      value={written ?? value ?? ''}
      onChange={({ target }) => write(target.value)}
      onBlur={() => setWritten(undefined)}
      onKeyDown={stepByKey}
    />
  );
}

interface StepButtonProps {
  field: string;
  by: 1 | -1;
  onStep: (by: 1 | -1) => void;
  isDisabled?: boolean;
}

/** For touch and mouse; keyboard users have the field's arrow keys. */
function StepButton({ field, by, onStep, isDisabled }: StepButtonProps) {
  const { t } = useTranslation('enquiries');
  return (
    <Button
      type="text"
      tabIndex={-1}
      // Answers before hydration too.
      data-step={by}
      aria-label={t(by > 0 ? 'stepper.more' : 'stepper.less', { field })}
      // If absent, the form decides.
      {...(isDisabled && { disabled: true })}
      icon={<Icon of={by > 0 ? 'plus-outlined' : 'minus-outlined'} />}
      onClick={(event) => {
        // A click anywhere in antd's field focuses the input.
        event.stopPropagation();
        onStep(by);
      }}
    />
  );
}
