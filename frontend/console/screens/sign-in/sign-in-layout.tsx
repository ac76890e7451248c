import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#shared/components/page-title.tsx';
import { LanguageToggle } from '#shared/features/language/language-toggle.tsx';
import { useToday } from '#shared/lib/use-today.ts';
import alula from '../../../assets/scenes/alula.svg';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import head from '../../components/screen-head.module.css';
import { Brand } from '../../layout/brand.tsx';
import styles from './sign-in-layout.module.css';

interface Props {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The layout of the screens before sign-in: a form and, on wide screens, what the console offers. */
export function SignInLayout({ title, subtitle, children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <Flex vertical justify="space-between" gap="middle" className={styles.side}>
        <Flex component="header" align="center" justify="space-between">
          <Brand ground="light" />
          <LanguageToggle className={shared.toggle} />
        </Flex>
        <Flex component="main" vertical gap={32} className={`${shared.form} ${styles.main}`}>
          <div>
            <h1 className={head.title}>{title}</h1>
            <Hint>{subtitle}</Hint>
          </div>
          <div>{children}</div>
        </Flex>
        <Hint as={Flex} component="footer" justify="center">
          {t('signIn.copyright', { year: useToday().slice(0, 4) })}
        </Hint>
      </Flex>
      <aside className={styles.panel} style={{ backgroundImage: `url("${alula}")` }}>
        <Flex vertical gap="small" className={styles.pitch}>
          <h2>{t('signIn.panelTitle')}</h2>
          <p>{t('signIn.panelText')}</p>
          <ul className={shared.items}>
            <li>{t('signIn.panelPoint1')}</li>
            <li>{t('signIn.panelPoint2')}</li>
            <li>{t('signIn.panelPoint3')}</li>
          </ul>
        </Flex>
      </aside>
    </div>
  );
}
