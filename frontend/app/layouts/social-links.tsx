import InstagramOutlined from '@ant-design/icons-svg/es/asn/InstagramOutlined';
import TikTokOutlined from '@ant-design/icons-svg/es/asn/TikTokOutlined';
import XOutlined from '@ant-design/icons-svg/es/asn/XOutlined';
import YoutubeOutlined from '@ant-design/icons-svg/es/asn/YoutubeOutlined';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { site } from '../../lib/site.ts';
import styles from './social-links.module.css';

const signs = {
  Instagram: InstagramOutlined,
  X: XOutlined,
  TikTok: TikTokOutlined,
  YouTube: YoutubeOutlined,
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
