import { useTranslation } from 'react-i18next';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { useChatLink, useMainPhone } from '../site-content/use-contact.ts';

/** Links to the hotline and to a chat that starts with this text. */
export function ContactWays({ chat }: { chat?: string }) {
  const { t } = useTranslation('enquiries');
  const { t: common } = useTranslation('common');
  const chatLink = useChatLink();
  const phone = useMainPhone();
  return (
    <>
      {phone && (
        <ButtonAnchor href={telephoneLink(phone.number)} look="quiet" icon={<Icon of="phone-outlined" />}>
          <bdi dir="ltr">{phoneText(phone.number)}</bdi>
        </ButtonAnchor>
      )}
      <ButtonAnchor
        href={chatLink(chat ?? common('chat.prefilled'))}
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
