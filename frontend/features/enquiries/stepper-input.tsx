import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { numberText } from '../../lib/latin-digits.ts';
import styles from './stepper-input.module.css';

interface StepperInputProps {
  /** The values at which the buttons stop. */
  minimum: number;
  placeholder?: string;
  /** These come from the form's item. */
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
  'aria-required'?: 'true';
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

/**
 * A number between two large buttons. They leave the focus where it is, so that a phone's keyboard stays down, and stop
 * at the minimum. What is typed, in figures of either script, is taken as it is: the form says what is wrong with it
 * instead of changing it behind the writer's back. antd's InputNumber names its buttons in English only and moves the
 * focus into the field: docs/decisions/0010.
 */
export function StepperInput({ minimum, value = null, onChange, ...input }: StepperInputProps) {
  // The text while it is being written: `2.` and `-` are on the way to a number.
  const [written, setWritten] = useState<string>();

  const write = (text: string) => {
    setWritten(text);
    const number = text.trim() === '' ? null : Number(numberText(text));
    if (!Number.isNaN(number)) onChange?.(number);
  };

  const step = (by: 1 | -1) => {
    setWritten(undefined);
    onChange?.(Math.max(minimum, next(value ?? minimum - 1, by)));
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
      prefix={<StepButton by={-1} onStep={step} isDisabled={isAtMinimum} />}
      suffix={<StepButton by={1} onStep={step} />}
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

/** The next whole number up or down. */
const next = (value: number, by: 1 | -1) => (by > 0 ? Math.floor(value) : Math.ceil(value)) + by;

interface StepButtonProps {
  by: 1 | -1;
  onStep: (by: 1 | -1) => void;
  isDisabled?: boolean;
}

/** For fingers and mice: the keyboard has the field's own arrow keys. */
function StepButton({ by, onStep, isDisabled }: StepButtonProps) {
  const { t } = useTranslation('enquiries');
  return (
    <Button
      type="text"
      tabIndex={-1}
      aria-label={t(by > 0 ? 'stepper.more' : 'stepper.less')}
      // Absent, it is as the form says.
      {...(isDisabled && { disabled: true })}
      icon={<Icon of={by > 0 ? PlusOutlined : MinusOutlined} />}
      onClick={(event) => {
        // A click anywhere in antd's field gives it the focus.
        event.stopPropagation();
        onStep(by);
      }}
    />
  );
}
