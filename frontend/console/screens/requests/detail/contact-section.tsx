import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { Facts } from '../../../components/facts.tsx';
import { contactLinks } from '../../../features/enquiries/contact-links.ts';
import { updateRoute } from '../../../features/enquiries/enquiry-routes.ts';
import { PhoneNumber } from '../../../features/enquiries/phone-number.tsx';
import { useRecordContact } from '../../../features/enquiries/use-record-contact.ts';
import { useMay } from '../../../features/session/use-may.ts';
import styles from './enquiry-detail.module.css';

interface Props {
  enquiry: Enquiry;
  onReply: (enquiry: Enquiry) => void;
}

/** The visitor's contact details, each with a button for staff who may record a contact. */
export function ContactSection({ enquiry, onReply }: Props) {
  const { t } = useTranslation(['admin', 'adminCustomer']);
  const mayContact = useMay(updateRoute(enquiry.type));
  return (
    <section className={styles.section} aria-labelledby="request-contact">
      <h2 id="request-contact">{t('detail.contact')}</h2>
      {mayContact && <ContactButtons enquiry={enquiry} onReply={onReply} />}
      {enquiry.mail_problem && (
        <Alert type="warning" showIcon title={t(`adminCustomer:mail.${enquiry.mail_problem.reason}`)} />
      )}
      <Facts
        facts={[
          { label: t('detail.phone'), value: enquiry.phone && <PhoneNumber number={enquiry.phone} /> },
          {
            label: t('detail.email'),
            value: enquiry.email ? <EmailAddress address={enquiry.email} /> : t('detail.noEmail'),
          },
          {
            label: t('detail.language'),
            value: t(`detail.languages.${enquiry.language}`),
          },
        ]}
      />
    </section>
  );
}

function ContactButtons({ enquiry, onReply }: Props) {
  const { t } = useTranslation('admin');
  const links = contactLinks(enquiry);
  const record = useRecordContact();
  return (
    <Flex vertical gap="small">
      <Button
        block
        type="primary"
        icon={<PhoneOutlined aria-hidden />}
        href={links.call}
        disabled={!links.call}
        onClick={() => void record(enquiry, 'phone')}
      >
        {t('requests.call')}
      </Button>
      <Flex gap="small">
        <Button block icon={<WhatsAppOutlined aria-hidden />} disabled={!links.call} onClick={() => onReply(enquiry)}>
          {t('requests.chat')}
        </Button>
        <Button
          block
          icon={<MailOutlined aria-hidden />}
          href={links.email}
          disabled={!links.email}
          onClick={() => void record(enquiry, 'email')}
        >
          {t('requests.email')}
        </Button>
      </Flex>
    </Flex>
  );
}
