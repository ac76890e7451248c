import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import type { MenuProps } from 'antd/es/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { MenuButton } from '../../components/menu-button.tsx';
import { contactLinks } from '../../features/enquiries/contact-links.ts';
import { deleteRoute } from '../../features/enquiries/enquiry-routes.ts';
import { statuses } from '../../features/enquiries/status-look.ts';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { useChangeStatus } from '../../features/enquiries/use-change-status.ts';
import { useMay } from '../../features/session/use-may.ts';
import type { RowActions } from './enquiry-list-props.ts';
import { useOwnerItems } from './use-owner-items.tsx';

interface Props extends RowActions {
  enquiry: Enquiry;
  /** The query that opens the request; undefined in its own panel. */
  openSearch?: string;
  /** Offers the other statuses too, where the row has no button for them. */
  hasStatuses?: boolean;
}

/** Everything that staff can do with a request: view, chat, call, mail, make an offer, delete. */
export function EnquiryMenu({
  enquiry,
  openSearch,
  hasStatuses = false,
  onDelete,
  onReply,
  onQuote,
  onContact,
}: Props) {
  const { t } = useTranslation(['admin', 'adminRequests']);
  const navigate = useNavigate();
  const change = useChangeStatus();
  const ownerItems = useOwnerItems();
  const mayQuote = useMay('POST /requests/{type}/{id}/quotes') && !enquiry.merged_into;
  const mayDelete = useMay(deleteRoute(enquiry.type));
  const links = contactLinks(enquiry);
  const contact = (label: string, icon: ReactNode, missing: string | false, onClick: () => void) => ({
    key: label,
    label: missing ? `${label}: ${missing}` : label,
    icon,
    disabled: Boolean(missing),
    onClick,
  });
  const open = (link: string | undefined) => link && window.open(link, '_self');
  const noPhone = !links.call && t('requests.noPhone');
  const items: MenuProps['items'] = [
    ...(openSearch === undefined
      ? []
      : [contact(t('requests.view'), <EyeOutlined aria-hidden />, false, () => navigate(openSearch))]),
    ...(enquiry.merged_into
      ? []
      : [
          contact(t('requests.chat'), <WhatsAppOutlined aria-hidden />, noPhone, () => onReply(enquiry)),
          contact(t('requests.call'), <PhoneOutlined aria-hidden />, noPhone, () => {
            open(links.call);
            onContact(enquiry, 'phone');
          }),
          contact(t('requests.email'), <MailOutlined aria-hidden />, !links.email && t('requests.noEmail'), () => {
            open(links.email);
            onContact(enquiry, 'email');
          }),
        ]),
    ...(mayQuote
      ? [contact(t('adminRequests:quote'), <FileTextOutlined aria-hidden />, false, () => onQuote(enquiry))]
      : []),
    ...(hasStatuses && !enquiry.merged_into
      ? [
          { type: 'divider' as const },
          ...statuses
            .filter((status) => status !== enquiry.status)
            .map((status) => ({
              key: status,
              label: <StatusTag status={status} />,
              onClick: () => void change(enquiry, status),
            })),
        ]
      : []),
    ...ownerItems(enquiry),
    ...(mayDelete
      ? [
          { type: 'divider' as const },
          {
            key: 'delete',
            label: t('requests.delete'),
            icon: <DeleteOutlined aria-hidden />,
            danger: true,
            onClick: () => onDelete(enquiry),
          },
        ]
      : []),
  ];
  return (
    <MenuButton
      menu={{ items }}
      placement="bottomRight"
      icon={<MoreOutlined aria-hidden />}
      aria-label={t('adminRequests:more')}
      data-hint={t('adminRequests:more')}
      data-key="more"
    />
  );
}
