import Flex from 'antd/es/flex';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowsMarketing } from '#contracts/api/allows-marketing';
import type { Customer } from '#contracts/api/customers';
import type { Enquiry } from '#contracts/api/enquiries';
import { phoneText } from '#contracts/website/contact-links';
import { Ltr } from '#shared/components/ltr.tsx';
import { Hint } from '../../../components/hint.tsx';
import { Labelled } from '../../../components/labelled.tsx';
import { EraseButton } from '../../../features/privacy/erase-button.tsx';
import { ExportButtons } from '../../../features/privacy/export-buttons.tsx';
import { WithdrawButton } from '../../../features/privacy/withdraw-button.tsx';
import styles from '../../requests/detail/enquiry-detail.module.css';

interface Props {
  customer: Customer;
  enquiries: readonly Enquiry[];
  onChanged: () => Promise<void>;
  onErased: () => void;
}

/** The customer's rights by law: a copy of the data, the end of offers, erasure. Each works on one number. */
export function PrivacySection({ customer, enquiries, onChanged, onErased }: Props) {
  const { t } = useTranslation('adminCustomers');
  const numbers = [customer.phone, ...customer.merged.map(({ phone }) => phone)];
  const [chosen, setChosen] = useState(customer.phone);
  const phone = numbers.includes(chosen) ? chosen : customer.phone;
  const whom = { phone };
  const record = { enquiries: enquiries.filter((enquiry) => enquiry.phone === phone) };
  return (
    <section className={styles.section} aria-labelledby="customer-privacy">
      <h2 id="customer-privacy">{t('privacy.title')}</h2>
      {numbers.length > 1 && (
        <>
          <Hint>{t('privacy.hint')}</Hint>
          <Labelled label={t('privacy.number')}>
            {(id) => (
              <Select
                id={id}
                value={phone}
                onChange={setChosen}
                options={numbers.map((value) => ({ value, label: <Ltr>{phoneText(value)}</Ltr> }))}
              />
            )}
          </Labelled>
        </>
      )}
      <Flex wrap gap="small">
        <ExportButtons whom={whom} />
        {record.enquiries.some(allowsMarketing) && <WithdrawButton whom={whom} onWithdrawn={() => void onChanged()} />}
        <EraseButton whom={whom} record={record} onErased={numbers.length > 1 ? () => void onChanged() : onErased} />
      </Flex>
    </section>
  );
}
