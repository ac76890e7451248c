import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../../../components/email-address.tsx';
import { contactLinks } from '../../../../features/enquiries/staff/contact-links.ts';
import { updateRoute } from '../../../../features/enquiries/staff/enquiry-routes.ts';
import type { EnquiryView } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { PhoneNumber } from '../../../../features/enquiries/staff/phone-number.tsx';
import { useMay } from '../../../../features/session/use-may.ts';
import { Facts } from '../../facts.tsx';
import { useRecordContact } from '../use-record-contact.ts';
import styles from './enquiry-detail.module.css';

interface Props {
  enquiry: EnquiryView;
  onReply: (enquiry: EnquiryView) => void;
}

/** The visitor's contact details, each with a button for staff who may record a contact. */
export function ContactSection({ enquiry, onReply }: Props) {
  const { t } = useTranslation('admin');
  const mayContact = useMay(updateRoute(enquiry.type));
  return (
    <section className={styles.section} aria-labelledby="request-contact">
      <h2 id="request-contact">{t('detail.contact')}</h2>
      {mayContact && <ContactButtons enquiry={enquiry} onReply={onReply} />}
      {enquiry.mailProblem && <Alert type="warning" showIcon title={t(`detail.mail_${enquiry.mailProblem}`)} />}
      <Facts
        facts={[
          { label: t('detail.phone'), value: enquiry.phone && <PhoneNumber number={enquiry.phone} /> },
          {
            label: t('detail.email'),
            value: enquiry.email ? <EmailAddress address={enquiry.email} /> : t('detail.noEmail'),
          },
          {
            label: t('detail.language'),
            value: enquiry.language && t(enquiry.language === 'ar' ? 'detail.languageAr' : 'detail.languageEn'),
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
