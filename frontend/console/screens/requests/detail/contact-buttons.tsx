import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { contactLinks } from '../../../features/enquiries/contact-links.ts';
import type { RowActions } from '../enquiry-list-props.ts';

interface Props extends Pick<RowActions, 'onReply' | 'onContact'> {
  enquiry: Enquiry;
}

/** Each button is as wide as its words, so that no icon shrinks on a phone; together they fill the panel. */
const wide = { flex: '1 1 auto', paddingInline: 6 };

/** The ways to reach the customer: first WhatsApp, where most of them answer. */
export function ContactButtons({ enquiry, onReply, onContact }: Props) {
  const { t } = useTranslation('admin');
  const links = contactLinks(enquiry);
  return (
    <Flex gap="small">
      <Button
        style={wide}
        type="primary"
        icon={<WhatsAppOutlined aria-hidden />}
        disabled={!links.call}
        onClick={() => onReply(enquiry)}
      >
        {t('requests.chat')}
      </Button>
      <Button
        style={wide}
        icon={<PhoneOutlined aria-hidden />}
        href={links.call}
        disabled={!links.call}
        onClick={() => onContact(enquiry, 'phone')}
      >
        {t('requests.call')}
      </Button>
      <Button
        style={wide}
        icon={<MailOutlined aria-hidden />}
        href={links.email}
        disabled={!links.email}
        onClick={() => onContact(enquiry, 'email')}
      >
        {t('requests.email')}
      </Button>
    </Flex>
  );
}
