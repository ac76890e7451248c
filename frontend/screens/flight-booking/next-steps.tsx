import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import { Ltr } from '../../components/bdi.tsx';
import { ButtonAnchor } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { hotlineText, site, telephoneLink, whatsAppLink } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './next-steps.module.css';

const steps = ['send', 'offer', 'fly'] as const;

/** What happens after sending, and whom to ask meanwhile. */
export function NextSteps() {
  const { t } = useTranslation('flightBooking');
  return (
    <aside className={styles.aside}>
      <h2>{t('steps.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`steps.${step}.title`)}</strong>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.ask}>{t('steps.ask')}</p>
      <ButtonAnchor href={telephoneLink(site.hotline)} look="quiet" icon={<Icon of={PhoneOutlined} />}>
        <Ltr>{hotlineText}</Ltr>
      </ButtonAnchor>
      <ButtonAnchor
        href={whatsAppLink(t('steps.chat'))}
        target="_blank"
        rel="noreferrer"
        look="quiet"
        icon={<Icon of={WhatsAppOutlined} />}
      >
        {t('steps.whatsapp')}
      </ButtonAnchor>
    </aside>
  );
}
