import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import styles from './kept-links.module.css';
import { useKeptIds } from './use-kept-ids.ts';

/** Links to the favourites and to those compared. Renders nothing while there are none. */
export function KeptLinks({ floats = false }: { floats?: boolean }) {
  const { t } = useTranslation('shortlist');
  const favourites = useKeptIds('favourites').length;
  const compared = useKeptIds('compared').length;
  if (favourites + compared === 0) return null;
  return (
    <nav className={floats ? styles.floating : styles.links} aria-label={t('kept')}>
      {favourites > 0 && <Link to={paths.favourites}>{t('favourites.link', { count: favourites })}</Link>}
      {compared > 0 && <Link to={paths.compare}>{t('compared.link', { count: compared })}</Link>}
    </nav>
  );
}
