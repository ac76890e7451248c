import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LogoGround } from '#contracts/api/site-brand-rules';
import { paths } from '#contracts/website/paths';
import { BrandSign } from '#shared/components/brand-sign.tsx';
import { useNameBesideLogo } from '#shared/lib/use-name-beside-logo.ts';
import styles from './brand.module.css';

/** The agency's logo and name, as a link to the home page. */
export function Brand({ ground }: { ground: LogoGround }) {
  const { t } = useTranslation('common');
  const hasName = useNameBesideLogo(ground);
  return (
    <Link to={paths.home} className={styles.brand} aria-label={t('brand.home')}>
      <BrandSign size={42} ground={ground} />
      {hasName && <span className={styles.name}>{t('brand.name')}</span>}
    </Link>
  );
}
