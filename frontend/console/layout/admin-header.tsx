import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import App from 'antd/es/app';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { Header } from 'antd/es/layout/layout';
import Text from 'antd/es/typography/Text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Session } from '#contracts/api/session';
import { paths } from '#contracts/website/paths';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { LanguageToggle } from '#shared/features/language/language-toggle.tsx';
import shared from '../components/console.module.css';
import { Hint } from '../components/hint.tsx';
import { DutySwitch } from '../features/enquiries/duty-switch.tsx';
import { signOut } from '../features/session/sign-out.ts';
import styles from './admin-header.module.css';

interface Props {
  staff: Session['staff'];
  menuButton: ReactNode;
  /** Opens the palette. */
  onPalette: () => void;
}

export function AdminHeader({ staff, menuButton, onPalette }: Props) {
  const { t } = useTranslation('admin');
  const { md, lg } = useBreakpoint();
  const viewSite = t('layout.viewSite');
  return (
    <Header className={styles.header}>
      {menuButton}
      <Text strong className={styles.title}>
        {t('title')}
      </Text>
      <DutySwitch place="header" />
      {md && (
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden />}
          aria-label={t('layout.palette')}
          aria-keyshortcuts="Control+K"
          data-hint={t('layout.palette')}
          onClick={onPalette}
        />
      )}
      <Button
        type="link"
        href={paths.home}
        target="_blank"
        icon={<ExportOutlined className="mirrored" aria-hidden />}
        data-hint={viewSite}
      >
        {lg ? <span>{viewSite}</span> : <VisuallyHidden>{viewSite}</VisuallyHidden>}
      </Button>
      <LanguageToggle className={shared.toggle} />
      {md && (
        <Link to={paths.admin.account} className={styles.who} data-hint={t('layout.account')}>
          {/* Each in its own direction: what does not fit is cut at its end. */}
          <strong dir="auto">{staff.name}</strong>
          <Hint as="span" dir="ltr">
            {staff.email}
          </Hint>
          <VisuallyHidden>{t('layout.account')}</VisuallyHidden>
        </Link>
      )}
      <SignOutButton isWide={Boolean(md)} />
    </Header>
  );
}

function SignOutButton({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('admin');
  const { notification } = App.useApp();
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch {
      notification.error({ title: t('layout.signOutFailed') });
      setBusy(false);
    }
  };

  return (
    <Button icon={<LogoutOutlined aria-hidden />} loading={busy} onClick={() => void leave()}>
      {isWide ? <span>{t('layout.signOut')}</span> : <VisuallyHidden>{t('layout.signOut')}</VisuallyHidden>}
    </Button>
  );
}
