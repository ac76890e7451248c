import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Customer } from '#contracts/api/customers';
import { formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import { splitCustomers } from '../../../features/customers/customer-calls.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import styles from '../../requests/detail/enquiry-detail.module.css';
import { useRegroup } from './use-regroup.ts';

interface Props {
  customer: Customer;
  onSeparated: () => Promise<void>;
}

/** The cards that staff have merged into this one, each to be separated again. */
export function MergedSection({ customer: { id, merged }, onSeparated }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const { language } = useLanguage();
  const maySplit = useMay('DELETE /customers/{id}/merged/{other}');
  const { busy, regroup } = useRegroup(onSeparated, { done: t('merged.done'), failed: t('merged.failed') });
  if (merged.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="customer-merged">
      <h2 id="customer-merged">{t('merged.title')}</h2>
      <ul className={`${shared.bare} ${shared.divided}`}>
        {merged.map((other) => (
          <Flex component="li" key={other.id} align="center" justify="space-between" gap="small">
            <div className={shared.rest}>
              <bdi className={shared.words}>{other.name || t('admin:requests.unnamed')}</bdi>
              <PhoneNumber number={other.phone} />
              <Hint as="div">
                {t('merged.by', {
                  name: isolated(other.by.name || other.by.email),
                  time: formatDateTime(other.at, language),
                })}
              </Hint>
              {other.note && (
                <div>
                  <Hint as="div">{t('merged.note')}</Hint>
                  <OwnWords text={other.note} />
                </div>
              )}
            </div>
            {maySplit && (
              <Button
                loading={busy === other.id}
                onClick={() => void regroup(other.id, () => splitCustomers(id, other.id))}
              >
                {t('merged.split')}
              </Button>
            )}
          </Flex>
        ))}
      </ul>
    </section>
  );
}
