import InputNumber, { type InputNumberProps } from 'antd/es/input-number';
import { maximumPrice } from '#contracts/api/offer-terms';
import styles from '../fields/fields.module.css';
import { readNumber, showNumber } from '../fields/number-text.ts';

/** An amount in riyals. */
export const RiyalsInput = (input: Pick<InputNumberProps<number>, 'id' | 'value' | 'onChange' | 'aria-required'>) => (
  <InputNumber<number>
    {...input}
    className={styles.number}
    min={0}
    max={maximumPrice}
    step={0.01}
    inputMode="decimal"
    parser={readNumber}
    formatter={showNumber}
  />
);
