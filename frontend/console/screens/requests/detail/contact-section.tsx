import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { originText } from '#contracts/api/origin-text';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { Copied } from '../../../components/copied.tsx';
import { Facts } from '../../../components/facts.tsx';
import { customersFound } from '../../../features/customers/customer-address.ts';
import { OutcomeButtons } from '../../../features/enquiries/contact/outcome-buttons.tsx';
import { type LastContact, lastContact } from '../../../features/enquiries/contacts.ts';
import { updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import { ContactWords, OutcomeWords } from '../last-contact.tsx';
import styles from './enquiry-detail.module.css';

/** The customer's contact details, each to copy, and the last contact. */
export function ContactSection({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['admin', 'adminCustomer', 'adminRequests']);
  const { phone, email, mail_problem } = enquiry;
  const contact = lastContact(enquiry);
  return (
    <section className={styles.section} aria-labelledby="request-contact">
      <h2 id="request-contact">{t('detail.contact')}</h2>
      {mail_problem && <Alert type="warning" showIcon title={t(`adminCustomer:mail.${mail_problem.reason}`)} />}
      <Facts
        facts={[
          {
            label: t('detail.phone'),
            value: phone && (
              <Copied text={phone} label={t('adminRequests:copy.phone')}>
                <PhoneNumber number={phone} />
              </Copied>
            ),
          },
          {
            label: t('detail.email'),
            value: email ? (
              <Copied text={email} label={t('adminRequests:copy.email')}>
                <EmailAddress address={email} />
              </Copied>
            ) : (
              t('detail.noEmail')
            ),
          },
          { label: t('detail.language'), value: t(`detail.languages.${enquiry.language}`) },
          {
            label: t('adminRequests:columns.contact'),
            value: contact && <Contact enquiry={enquiry} contact={contact} />,
          },
          {
            label: t('adminCustomer:origin'),
            value: enquiry.origin && <bdi>{originText(enquiry.origin)}</bdi>,
          },
        ]}
      />
      {phone && (
        <Link to={customersFound(phone)} style={{ justifySelf: 'start' }}>
          {t('adminCustomer:card')}
        </Link>
      )}
    </section>
  );
}

/** The last contact, and how it went, which staff can still say. */
function Contact({ enquiry, contact }: { enquiry: Enquiry; contact: LastContact }) {
  const mayEnd = useMay(updateRoute(enquiry.type)) && enquiry.status !== 'done';
  return (
    <Flex vertical gap="small">
      <span>
        <ContactWords contact={contact} />
      </span>
      {contact.ended ? <OutcomeWords ended={contact.ended} /> : mayEnd && <OutcomeButtons enquiry={enquiry} />}
    </Flex>
  );
}
