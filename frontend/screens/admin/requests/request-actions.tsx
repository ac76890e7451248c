import EyeOutlined from '@ant-design/icons/EyeOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons/WhatsAppOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactLinks } from '../../../features/requests/request-contact.ts';
import type { RequestView } from '../../../features/requests/request-view.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './request-actions.module.css';

interface Props {
  request: RequestView;
  /** Query that opens the request. */
  openSearch: string;
  onDelete: (request: RequestView) => void;
}

/** What staff can do with a request from the list: call, chat, mail, view, delete. */
export function RequestActions({ request, openSearch, onDelete }: Props) {
  const { t } = useTranslation('admin');
  const links = contactLinks(request);
  const name = request.name || t('requests.unnamed');
  return (
    <fieldset className={styles.actions} aria-label={t('requests.actionsFor', { name })}>
      <LinkAction
        icon={<PhoneOutlined />}
        label={t('requests.call')}
        missing={t('requests.noPhone')}
        href={links.call}
      />
      <LinkAction
        icon={<WhatsAppOutlined />}
        label={t('requests.chat')}
        missing={t('requests.noPhone')}
        href={links.chat}
        newTab
      />
      <LinkAction
        icon={<MailOutlined />}
        label={t('requests.email')}
        missing={t('requests.noEmail')}
        href={links.email}
      />
      <Tooltip title={t('requests.view')}>
        <Link to={openSearch} className={styles.view} aria-label={t('requests.view')}>
          <EyeOutlined aria-hidden />
        </Link>
      </Tooltip>
      <DeleteButton onClick={() => onDelete(request)} />
    </fieldset>
  );
}

interface LinkActionProps {
  icon: ReactNode;
  label: string;
  /** Says why the action is disabled. */
  missing: string;
  href: string | undefined;
  newTab?: boolean;
}

function LinkAction({ icon, label, missing, href, newTab = false }: LinkActionProps) {
  const text = href ? label : missing;
  return (
    <Tooltip title={text}>
      <Button
        type="text"
        icon={icon}
        aria-label={href ? label : `${label}: ${missing}`}
        href={href}
        disabled={!href}
        {...(newTab && href && { target: '_blank', rel: 'noopener noreferrer' })}
      />
    </Tooltip>
  );
}
