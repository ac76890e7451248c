import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { LinkButton } from '../../components/link-button.tsx';
import { contactLinks } from '../../features/enquiries/contact-links.ts';
import { updateRoute } from '../../features/enquiries/enquiry-routes.ts';
import { useRecordContact } from '../../features/enquiries/use-record-contact.ts';
import { useMay } from '../../features/session/use-may.ts';
import { DeleteButton } from './delete-button.tsx';

interface Props {
  enquiry: Enquiry;
  /** The query that opens the request. */
  openSearch: string;
  onDelete: (enquiry: Enquiry) => void;
  onReply: (enquiry: Enquiry) => void;
  className?: string | undefined;
}

/** Actions on an enquiry in the list: call, chat, mail, view, delete. Staff who may only read get "view". */
export function EnquiryActions({ enquiry, openSearch, onDelete, onReply, className }: Props) {
  const { t } = useTranslation('admin');
  const links = contactLinks(enquiry);
  const record = useRecordContact();
  const mayContact = useMay(updateRoute(enquiry.type));
  const name = enquiry.name || t('requests.unnamed');
  return (
    <Flex role="group" aria-label={t('requests.actionsFor', { name })} className={className}>
      {mayContact && (
        <>
          <ContactAction
            icon={<PhoneOutlined />}
            label={t('requests.call')}
            missing={!links.call && t('requests.noPhone')}
            href={links.call}
            onClick={() => void record(enquiry, 'phone')}
          />
          <ContactAction
            icon={<WhatsAppOutlined />}
            label={t('requests.chat')}
            missing={!links.call && t('requests.noPhone')}
            onClick={() => onReply(enquiry)}
          />
          <ContactAction
            icon={<MailOutlined />}
            label={t('requests.email')}
            missing={!links.email && t('requests.noEmail')}
            href={links.email}
            onClick={() => void record(enquiry, 'email')}
          />
        </>
      )}
      <LinkButton
        type="text"
        icon={<EyeOutlined aria-hidden />}
        to={openSearch}
        aria-label={t('requests.view')}
        data-hint={t('requests.view')}
      />
      <DeleteButton type={enquiry.type} onClick={() => onDelete(enquiry)} />
    </Flex>
  );
}

interface ContactActionProps {
  icon: ReactNode;
  label: string;
  /** The reason why the action is disabled, or false. */
  missing: string | false;
  href?: string | undefined;
  onClick: () => void;
}

function ContactAction({ label, missing, ...button }: ContactActionProps) {
  return (
    <Button
      type="text"
      aria-label={missing ? `${label}: ${missing}` : label}
      data-hint={missing || label}
      disabled={Boolean(missing)}
      {...button}
    />
  );
}
