import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import mark from '../../assets/brand/mark.svg';
import styles from './brand.module.css';

/** The agency's logo and name, as a link to the home page. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <Link to={paths.home} className={styles.brand} aria-label={t('brand.home')}>
      <img src={mark} alt="" width={42} height={42} />
      <span className={styles.name}>{t('brand.name')}</span>
    </Link>
  );
}
