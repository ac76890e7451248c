import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { site } from '#shared/lib/site.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import mark from '../../assets/brand/mark.svg';
import styles from './brand.module.css';

/** The agency's logo and name, as a link to the public site. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return (
    <Link to={paths.home} className={styles.brand} data-hint={t('layout.viewSite')}>
      <img src={mark} alt={compact ? site.name[language] : ''} width={36} height={36} />
      {!compact && <span>{site.name[language]}</span>}
    </Link>
  );
}
