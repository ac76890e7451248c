import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { BrandMark } from '#shared/components/brand-mark.tsx';
import styles from './brand.module.css';

/** The agency's logo and name, as a link to the home page. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <Link to={paths.home} className={styles.brand} aria-label={t('brand.home')}>
      <BrandMark size={42} />
      <span className={styles.name}>{t('brand.name')}</span>
    </Link>
  );
}
