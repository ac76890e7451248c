import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { allowsMarketing } from '#contracts/api/allows-marketing';
import type { Customer } from '#contracts/api/customers';
import type { ContactChannel, Enquiry } from '#contracts/api/enquiries';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { Copied } from '../../../components/copied.tsx';
import { Facts } from '../../../components/facts.tsx';
import { openRequest } from '../../../features/customers/quotes-of.ts';
import { useContact } from '../../../features/enquiries/contact/use-contact.tsx';
import { chatLink, contactLinks } from '../../../features/enquiries/contact-links.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import styles from '../../requests/detail/enquiry-detail.module.css';

interface Props {
  customer: Customer;
  enquiries: readonly Enquiry[];
}

const wide = { flex: '1 1 auto', paddingInline: 6 };

/** The ways to reach the customer, WhatsApp first, and all numbers and addresses, each to copy. */
export function ContactSection({ customer, enquiries }: Props) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const mayContact = useMay('PUT /customers/{id}');
  const { phone, emails, merged } = customer;
  // The card follows a withdrawal a moment later than the requests.
  const allowsOffers = customer.allows_marketing && enquiries.some(allowsMarketing);
  return (
    <section className={styles.section} aria-labelledby="customer-contact">
      <h2 id="customer-contact">{t('admin:detail.contact')}</h2>
      {mayContact && <Ways customer={customer} enquiries={enquiries} />}
      <Facts
        facts={[
          {
            label: t('admin:detail.phone'),
            value: [phone, ...merged.map((one) => one.phone)].map((number) => (
              <Copied key={number} text={number} label={t('card.copyPhone', { phone: number })}>
                <PhoneNumber number={number} />
              </Copied>
            )),
          },
          {
            label: t('admin:detail.email'),
            value:
              emails.length > 0
                ? emails.map((email) => (
                    <Copied key={email} text={email} label={t('card.copyEmail', { email })}>
                      <EmailAddress address={email} />
                    </Copied>
                  ))
                : t('admin:detail.noEmail'),
          },
          { label: t('card.marketing'), value: t(allowsOffers ? 'card.allowed' : 'card.notAllowed') },
        ]}
      />
    </section>
  );
}

/** A contact is recorded with the newest open request of the number, so that its clock stops. */
function Ways({ customer: { phone, emails }, enquiries }: Props) {
  const { t } = useTranslation('admin');
  const { record } = useContact();
  const links = contactLinks({ phone, email: emails[0] ?? null });
  const note = (channel: ContactChannel) => {
    const enquiry = openRequest(enquiries, phone);
    if (enquiry) record(enquiry, channel);
  };
  return (
    <Flex gap="small">
      <Button
        style={wide}
        type="primary"
        icon={<WhatsAppOutlined aria-hidden />}
        href={chatLink(phone, '')}
        target="_blank"
        rel="noreferrer"
        onClick={() => note('whatsapp')}
      >
        {t('requests.chat')}
      </Button>
      <Button style={wide} icon={<PhoneOutlined aria-hidden />} href={links.call} onClick={() => note('phone')}>
        {t('requests.call')}
      </Button>
      <Button
        style={wide}
        icon={<MailOutlined aria-hidden />}
        href={links.email}
        disabled={!links.email}
        onClick={() => note('email')}
      >
        {t('requests.email')}
      </Button>
    </Flex>
  );
}
