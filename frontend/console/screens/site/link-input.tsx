import Input, { type InputProps } from 'antd/es/input/Input';

/** An address. antd's style for right-to-left pages overrides `dir`. */
export const LinkInput = ({ style, ...input }: InputProps) => (
  <Input {...input} dir="ltr" inputMode="url" style={{ ...style, direction: 'ltr' }} />
);
