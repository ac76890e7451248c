import { useTranslation } from 'react-i18next';
import { Icon } from '#shared/components/icon.tsx';
import type { IconName } from '#shared/components/icon-names.ts';
import { useContact } from '../features/site-content/use-contact.ts';
import styles from './social-links.module.css';

const signs = {
  Instagram: 'instagram-outlined',
  X: 'x-outlined',
  TikTok: 'tik-tok-outlined',
  YouTube: 'youtube-outlined',
} as const satisfies Record<string, IconName>;

const signOf = (name: string): IconName => signs[name as keyof typeof signs] ?? 'link-outlined';

/** Links to the agency's social media. */
export function SocialLinks() {
  const { t } = useTranslation('common');
  const { social } = useContact();
  if (social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('footer.follow')}>
      {social.map(({ name, link }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name} ${t('footer.opensNewTab')}`}
            data-hint={name}
          >
            <Icon of={signOf(name)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
