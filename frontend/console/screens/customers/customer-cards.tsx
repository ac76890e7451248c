import Flex from 'antd/es/flex';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { PhoneNumber } from '../../features/enquiries/phone-number.tsx';
import { RowLink } from '../../features/side-panel/row-link.tsx';
import styles from '../requests/enquiry-cards.module.css';
import type { CustomerListProps } from './customer-list-props.ts';
import { LatestWords, NextContactWords, RequestWords } from './customer-words.tsx';

/** The list on phones and small tablets. The name's link covers the card. */
export function CustomerCards({ customers, openSearch, loading }: CustomerListProps) {
  return (
    <ul
      className={shared.bare}
      style={{ ...grid('24rem', '0.375rem', 'auto-fill'), opacity: loading ? 0.55 : 1 }}
      aria-busy={loading}
    >
      {customers.map((customer) => (
        <li key={customer.id}>
          <ListCard className={styles.card}>
            <Flex gap="small" justify="space-between">
              <div className={shared.rest}>
                <RowLink
                  id={customer.id}
                  name={customer.name}
                  to={openSearch(customer.id)}
                  className={shared.stretched}
                />
                <PhoneNumber number={customer.phone} />
                <Hint as="div" className={styles.foot}>
                  <RequestWords customer={customer} /> · <LatestWords customer={customer} />
                </Hint>
              </div>
              {customer.next_contact && (
                <div style={{ maxInlineSize: '45%' }}>
                  <NextContactWords customer={customer} none={null} align="end" />
                </div>
              )}
            </Flex>
          </ListCard>
        </li>
      ))}
    </ul>
  );
}
