import InputNumber, { type InputNumberProps } from 'antd/es/input-number';
import { readNumber } from '../../programs/editor/fields/number-text.ts';

/** A whole number. */
export const CountInput = (input: InputNumberProps<number>) => (
  <InputNumber<number>
    {...input}
    precision={0}
    inputMode="numeric"
    parser={readNumber}
    style={{ inlineSize: '10rem' }}
  />
);
