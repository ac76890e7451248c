import EyeOutlined from '@ant-design/icons/EyeOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactLinks } from '../../../features/enquiries/staff/contact-links.ts';
import type { EnquiryView } from '../../../features/enquiries/staff/enquiry-view.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './request-actions.module.css';
import { useRecordContact } from './use-record-contact.ts';

interface Props {
  request: EnquiryView;
  /** Query that opens the request. */
  openSearch: string;
  onDelete: (request: EnquiryView) => void;
  onReply: (request: EnquiryView) => void;
}

/** What staff can do with a request from the list: call, chat, mail, view, delete. */
export function RequestActions({ request, openSearch, onDelete, onReply }: Props) {
  const { t } = useTranslation('admin');
  const links = contactLinks(request);
  const record = useRecordContact();
  const name = request.name || t('requests.unnamed');
  return (
    <fieldset className={styles.actions} aria-label={t('requests.actionsFor', { name })}>
      <ContactAction
        icon={<PhoneOutlined />}
        label={t('requests.call')}
        missing={!links.call && t('requests.noPhone')}
        href={links.call}
        onClick={() => void record(request, 'phone')}
      />
      <ContactAction
        icon={<WhatsAppOutlined />}
        label={t('requests.chat')}
        missing={!links.call && t('requests.noPhone')}
        onClick={() => onReply(request)}
      />
      <ContactAction
        icon={<MailOutlined />}
        label={t('requests.email')}
        missing={!links.email && t('requests.noEmail')}
        href={links.email}
        onClick={() => void record(request, 'email')}
      />
      <Link to={openSearch} className={styles.view} aria-label={t('requests.view')} data-hint={t('requests.view')}>
        <EyeOutlined aria-hidden />
      </Link>
      <DeleteButton onClick={() => onDelete(request)} />
    </fieldset>
  );
}

interface ContactActionProps {
  icon: ReactNode;
  label: string;
  /** Why the action is disabled, if it is. */
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
