import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { LinkButton } from '../../components/link-button.tsx';
import { contactLinks } from '../../features/enquiries/contact-links.ts';
import { nextAction } from '../../features/enquiries/contacts.ts';
import { updateRoute } from '../../features/enquiries/enquiry-routes.ts';
import { useMay } from '../../features/session/use-may.ts';
import type { RowActions } from './enquiry-list-props.ts';
import { EnquiryMenu } from './enquiry-menu.tsx';

interface Props extends RowActions {
  enquiry: Enquiry;
  /** The query that opens the request. */
  openSearch: string;
  className?: string | undefined;
  /** For rows that have no button for the status. */
  hasStatuses?: boolean;
}

/** A button for the action that is due, and a menu with all others. Staff who may only read get "view". */
export function EnquiryActions({ enquiry, openSearch, className, hasStatuses = false, ...actions }: Props) {
  const { t } = useTranslation('admin');
  const mayContact = useMay(updateRoute(enquiry.type));
  const name = enquiry.name || t('requests.unnamed');
  return (
    <Flex role="group" aria-label={t('requests.actionsFor', { name })} className={className} justify="end">
      <NextAction enquiry={enquiry} openSearch={openSearch} mayContact={mayContact} {...actions} />
      {mayContact && <EnquiryMenu enquiry={enquiry} openSearch={openSearch} hasStatuses={hasStatuses} {...actions} />}
    </Flex>
  );
}

function NextAction({ enquiry, openSearch, mayContact, onReply, onContact }: Props & { mayContact: boolean }) {
  const { t } = useTranslation('admin');
  const action = mayContact ? nextAction(enquiry) : 'view';
  const links = contactLinks(enquiry);
  const named = (label: string) => ({ 'aria-label': label, 'data-hint': label });
  const look = { type: 'text', style: enquiry.status === 'new' ? due : undefined } as const;
  switch (action) {
    case 'chat':
      return (
        <Button
          {...look}
          icon={<WhatsAppOutlined aria-hidden />}
          onClick={() => onReply(enquiry)}
          {...named(t('requests.chat'))}
        />
      );
    case 'call':
      return (
        <Button
          {...look}
          icon={<PhoneOutlined aria-hidden />}
          href={links.call}
          onClick={() => onContact(enquiry, 'phone')}
          {...named(t('requests.call'))}
        />
      );
    case 'email':
      return (
        <Button
          {...look}
          icon={<MailOutlined aria-hidden />}
          href={links.email}
          onClick={() => onContact(enquiry, 'email')}
          {...named(t('requests.email'))}
        />
      );
    default:
      return (
        <LinkButton type="text" icon={<EyeOutlined aria-hidden />} to={openSearch} {...named(t('requests.view'))} />
      );
  }
}

/** Nobody has contacted the customer yet. */
const due = { color: 'var(--color-teal)', background: 'var(--color-teal-pale)' };
