import App from 'antd/es/app';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Customer, CustomerCard } from '#contracts/api/customers';
import { phoneText } from '#contracts/website/contact-links';
import { isolated } from '#shared/lib/isolated.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { mergeCustomers } from '../../../features/customers/customer-calls.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import styles from '../../requests/detail/enquiry-detail.module.css';
import { SamePersonSearch } from './same-person-search.tsx';
import { useRegroup } from './use-regroup.ts';

type Party = CustomerCard['perhaps_same'][number];

interface Props {
  customer: Customer;
  others: readonly Party[];
  onMerged: () => Promise<void>;
  openSearch: (id: string) => string;
}

/** Cards that are the same person's, to merge: those that share an address, and any that staff find. */
export function SameSection({ customer: { id }, others, onMerged, openSearch }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const { modal } = App.useApp();
  const mayMerge = useMay('POST /customers/{id}/merged');
  const { busy, regroup } = useRegroup(onMerged, { done: t('same.done'), failed: t('same.failed') });
  if (others.length === 0 && !mayMerge) return null;

  const ask = (other: Party) =>
    modal.confirm({
      title: t('same.confirmTitle', {
        name: isolated(other.name || t('admin:requests.unnamed')),
        phone: `\u2066${phoneText(other.phone)}\u2069`,
      }),
      content: t('same.confirmText'),
      okText: t('same.merge'),
      cancelText: t('same.cancel'),
      onOk: () => regroup(other.id, () => mergeCustomers(id, other.id)),
    });

  return (
    <section className={styles.section} aria-labelledby="customer-same">
      <h2 id="customer-same">{t(others.length > 0 ? 'same.title' : 'same.otherNumber')}</h2>
      {others.length > 0 && (
        <>
          <Hint>{t('same.hint')}</Hint>
          <ul className={`${shared.bare} ${shared.divided}`}>
            {others.map((other) => (
              <Flex component="li" key={other.id} align="center" justify="space-between" gap="small">
                <div className={shared.rest}>
                  <Link to={openSearch(other.id)}>
                    <bdi className={shared.words}>{other.name || t('admin:requests.unnamed')}</bdi>
                  </Link>
                  <PhoneNumber number={other.phone} />
                </div>
                {mayMerge && (
                  <Button loading={busy === other.id} onClick={() => void ask(other)}>
                    {t('same.merge')}
                  </Button>
                )}
              </Flex>
            ))}
          </ul>
        </>
      )}
      {mayMerge && <SamePersonSearch id={id} busy={busy !== undefined} onChosen={(other) => void ask(other)} />}
    </section>
  );
}
