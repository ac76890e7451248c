import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import App from 'antd/es/app';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Session } from '#contracts/session';
import { paths } from '#contracts/website/paths';
import { LanguageToggle } from '../../../features/language/language-toggle.tsx';
import { signOut } from '../../../features/session/sign-out.ts';
import styles from './admin-header.module.css';

interface Props {
  staff: Session['staff'];
  menuButton: ReactNode;
}

export function AdminHeader({ staff, menuButton }: Props) {
  const { t } = useTranslation('admin');
  return (
    <header className={styles.header}>
      {menuButton}
      <span className={styles.title}>{t('title')}</span>
      <Link to={paths.home} className={styles.site} target="_blank" data-hint={t('layout.viewSite')}>
        <ExportOutlined className="mirrored" aria-hidden />
        <span className={styles.siteText}>{t('layout.viewSite')}</span>
      </Link>
      <LanguageToggle className={styles.language} />
      <div className={styles.who}>
        <bdi className={styles.name}>{staff.name}</bdi>
        <bdi className={styles.email}>{staff.email}</bdi>
      </div>
      <SignOutButton />
    </header>
  );
}

function SignOutButton() {
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
    <Button
      icon={<LogoutOutlined aria-hidden />}
      loading={busy}
      onClick={() => void leave()}
      className={styles.signOut}
    >
      <span className={styles.signOutText}>{t('layout.signOut')}</span>
    </Button>
  );
}
