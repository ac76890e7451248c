import Form, { type FormItemProps } from 'antd/es/form';
import TextArea, { type TextAreaProps } from 'antd/es/input/TextArea';
import type { ComponentType } from 'react';
import { charactersLeft } from './characters-left.ts';
import { FormField } from './form-field.tsx';
import { RoomLeft } from './room-left.tsx';

interface LongTextFieldProps
  extends Pick<TextAreaProps, 'rows' | 'autoSize' | 'className' | 'placeholder' | 'dir' | 'onPressEnter'> {
  name: string;
  label: string;
  /** The limit in characters. */
  limit: number;
  required?: boolean;
  rules?: FormItemProps['rules'];
  /** The control, if it is another one than antd's. */
  as?: ComponentType<TextAreaProps> | undefined;
}

/** A field for a long text. It does not cut off a text that is too long: the writer shortens it. */
export function LongTextField({
  name,
  label,
  limit,
  required = false,
  rules,
  rows = 4,
  as: Control = TextArea,
  ...input
}: LongTextFieldProps) {
  const left = charactersLeft(Form.useWatch<string | undefined>(name), limit);
  return (
    <FormField
      name={name}
      label={label}
      required={required}
      {...(rules && { rules })}
      extra={left !== undefined && <RoomLeft count={left} />}
    >
      <Control rows={rows} {...input} />
    </FormField>
  );
}
