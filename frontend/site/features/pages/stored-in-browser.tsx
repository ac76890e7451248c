import { useTranslation } from 'react-i18next';
import styles from './stored-in-browser.module.css';

/** All items that the site stores in a browser, by the names that browsers show. */
const entries = [
  { key: 'language', names: ['preferred-language'] },
  { key: 'draft', names: ['draft:…'] },
  { key: 'requestLinks', names: ['request-links', 'testimonial-link', 'quote-link'] },
  { key: 'confirmations', names: ['confirmations:…'] },
  { key: 'origin', names: ['visit-origin'] },
  { key: 'kept', names: ['favourites', 'compared', 'recently-seen'] },
  { key: 'page', names: ['chat-greeting-dismissed', 'reloaded-for-missing-chunk'] },
  { key: 'session', names: ['__Host-session'] },
  { key: 'device', names: ['__Host-device'] },
  { key: 'menu', names: ['admin-menu'] },
] as const;

/** Lists the cookies and storage of this site. */
export function StoredInBrowser() {
  const { t } = useTranslation('legal');
  return (
    <table className={styles.table}>
      <caption>{t('storage.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('storage.name')}</th>
          <th scope="col">{t('storage.purpose')}</th>
          <th scope="col">{t('storage.lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ key, names }) => (
          <tr key={key}>
            <th scope="row">
              {names.map((name) => (
                <span key={name}>
                  <bdi dir="ltr">{name}</bdi>
                </span>
              ))}
              <small>{t(`storage.${key}.kind`)}</small>
            </th>
            <td>{t(`storage.${key}.purpose`)}</td>
            <td data-label={t('storage.lifetime')}>{t(`storage.${key}.lifetime`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
