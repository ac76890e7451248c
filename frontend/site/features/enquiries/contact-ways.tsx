import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { hotlineText, site, telephoneLink, whatsAppLink } from '#shared/lib/site.ts';

/** Links to the hotline and to a chat that starts with this text. */
export function ContactWays({ chat }: { chat?: string }) {
  const { t } = useTranslation('enquiries');
  const { t: common } = useTranslation('common');
  return (
    <>
      <ButtonAnchor href={telephoneLink(site.hotline)} look="quiet" icon={<Icon of="phone-outlined" />}>
        <bdi dir="ltr">{hotlineText}</bdi>
      </ButtonAnchor>
      <ButtonAnchor
        href={whatsAppLink(chat ?? common('chat.prefilled'))}
        target="_blank"
        rel="noreferrer"
        look="quiet"
        icon={<Icon of="whats-app-outlined" />}
      >
        {t('whatsapp')}
      </ButtonAnchor>
    </>
  );
}
