import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Customer, CustomerCard } from '#contracts/api/customers';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import styles from '../../requests/detail/enquiry-detail.module.css';
import { SamePersonSearch } from './same-person-search.tsx';
import { useMerge } from './use-merge.ts';

type Party = CustomerCard['perhaps_same'][number];

interface Props {
  customer: Customer;
  others: readonly Party[];
  onMerged: () => Promise<void>;
  openSearch: (id: string) => string;
}

/** Says that other cards share an address, perhaps the same person's, each to merge at once: it can be undone. */
export function SharedAddress({ customer: { id }, others, onMerged, openSearch }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const mayMerge = useMay('POST /customers/{id}/merged');
  const { busy, merge } = useMerge(id, onMerged);
  if (others.length === 0) return null;
  const count = others.reduce((sum, { requests }) => sum + requests, 0);
  return (
    <section className={styles.section} aria-labelledby="customer-shared">
      <h2 id="customer-shared">{t('same.title', { count })}</h2>
      <Hint>{t('same.hint')}</Hint>
      <ul className={`${shared.bare} ${shared.divided}`}>
        {others.map((other) => (
          <Flex component="li" key={other.id} align="center" justify="space-between" gap="small">
            <div className={shared.rest}>
              <Link to={openSearch(other.id)}>
                <bdi className={shared.words}>{other.name || t('admin:requests.unnamed')}</bdi>
              </Link>{' '}
              <Hint as="span">{t('requests', { count: other.requests })}</Hint>
              <PhoneNumber number={other.phone} />
            </div>
            {mayMerge && (
              <Button loading={busy === other.id} onClick={() => void merge(other.id)}>
                {t('same.merge')}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
    </section>
  );
}

/** Finds another card of the same person, to merge. */
export function SameSection({ customer: { id }, onMerged }: Pick<Props, 'customer' | 'onMerged'>) {
  const { t } = useTranslation('adminCustomers');
  const mayMerge = useMay('POST /customers/{id}/merged');
  const { busy, merge } = useMerge(id, onMerged);
  if (!mayMerge) return null;
  return (
    <section className={styles.section} aria-labelledby="customer-same">
      <h2 id="customer-same">{t('same.otherNumber')}</h2>
      <SamePersonSearch id={id} busy={busy !== undefined} onChosen={(other) => void merge(other.id)} />
    </section>
  );
}
