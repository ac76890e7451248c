import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An e-mail address, left to right in both languages. It breaks after the @ or a dot. */
export const EmailAddress = ({ address }: { address: string }) => (
  <bdi dir="ltr" className={styles.address}>
    {address.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
