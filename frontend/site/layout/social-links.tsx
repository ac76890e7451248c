import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import { site } from '#shared/lib/site.ts';
import styles from './social-links.module.css';

const signs = {
  Instagram: 'instagram-outlined',
  X: 'x-outlined',
  TikTok: 'tik-tok-outlined',
  YouTube: 'youtube-outlined',
} as const;

/** Links to the agency's social media. */
export function SocialLinks() {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.social} aria-label={t('footer.follow')}>
      {site.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} ${t('footer.opensNewTab')}`}
            data-hint={name}
          >
            <Icon of={signs[name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
