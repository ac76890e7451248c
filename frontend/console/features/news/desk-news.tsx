import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { formatTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { allowNotices, turn } from './news-settings.ts';
import { useNewsSettings } from './use-news-settings.ts';
import { useStaleSince } from './use-stale-since.ts';
import { useTellNews } from './use-tell-news.ts';

/** Tells what is new, and above each screen what its reader must know: that it may be old, and once, the offer to tell. */
export default function DeskNews() {
  useTellNews();
  return (
    <>
      <StaleLine />
      <OfferLine />
    </>
  );
}

/** Stays in view below the header, whose height this is. */
const below = { position: 'sticky', insetBlockStart: 'calc(max(64px, 4rem) + 0.5rem)', zIndex: 9 } as const;
const apart = { marginBlockEnd: '1rem' } as const;

/** The element is always there, so that screen readers say what appears in it. */
function StaleLine() {
  const { t } = useTranslation('adminAccount', { keyPrefix: 'news' });
  const { language } = useLanguage();
  const stale = useStaleSince();
  const time = stale && formatTime(stale.since, language);
  return (
    <div role="status" style={stale && { ...below, ...apart }}>
      {stale && (
        <Alert
          role="none"
          type="warning"
          showIcon
          title={t(`stale.${stale.why}`, { time })}
          description={t('stale.text')}
        />
      )}
    </div>
  );
}

/** Asks on the first screen, until there is an answer: the browser's own question follows only then. */
function OfferLine() {
  const { t } = useTranslation('adminAccount', { keyPrefix: 'news' });
  const { notices } = useNewsSettings();
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  if (notices !== 'unasked' || pathname !== paths.admin.index) return null;

  const allow = async () => {
    setIsAsking(true);
    await allowNotices();
    setIsAsking(false);
  };

  return (
    <Alert
      role="note"
      type="info"
      showIcon
      style={apart}
      title={t('offer.title')}
      description={
        <Flex vertical gap={12}>
          {t('offer.text')}
          <Flex wrap gap={8}>
            <Button type="primary" loading={isAsking} onClick={() => void allow()}>
              {t('offer.yes')}
            </Button>
            <Button onClick={() => turn('notices', false)}>{t('offer.notNow')}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}
