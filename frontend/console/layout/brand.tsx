import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { BrandMark } from '#shared/components/brand-mark.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import styles from './brand.module.css';

/** The agency's logo and name, as a link to the public site. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('admin');
  const { name } = useAgencyNames();
  return (
    <Link to={paths.home} className={styles.brand} data-hint={t('layout.viewSite')}>
      <BrandMark size={36} />
      {compact ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </Link>
  );
}
