import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import { enquiryAbout, paths } from '../../app/paths.ts';
import { ButtonAnchor, ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PriceText } from '../../features/programs/program-facts.tsx';
import { site, whatsAppLink } from '../../lib/site.ts';
import { siteOrigin } from '../../lib/site-origin.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './booking-panel.module.css';
import { ShareButton } from './share-button.tsx';

interface BookingPanelProps {
  id: string;
  title: string;
  price: number | undefined;
}

/** What it costs and the next step. */
export function BookingPanel({ id, title, price }: BookingPanelProps) {
  const { t } = useTranslation('programs');
  const days = site.freeCancellationDays;
  const message = t('detail.expertMessage', { title, url: siteOrigin() + paths.program(id) });
  return (
    <div className={styles.panel}>
      <p className={styles.price}>
        <strong>
          <PriceText price={price} />
        </strong>
        {price !== undefined && <span>{t('price.perPerson')}</span>}
      </p>
      <ButtonLink to={enquiryAbout(paths.flightBooking, id)} look="accent">
        {t('detail.bookFlight')}
      </ButtonLink>
      <ButtonAnchor href={whatsAppLink(message)} target="_blank" rel="noreferrer" icon={<Icon of={WhatsAppOutlined} />}>
        {t('detail.contactExpert')}
      </ButtonAnchor>
      <ShareButton title={title} text={t('detail.shareText', { title })} />
      <div className={styles.promise}>
        <Icon of={SafetyCertificateOutlined} />
        <p>
          <strong>{t('detail.cancellation', { days })}</strong>
          {t('detail.cancellationText', { days })}
        </p>
      </div>
    </div>
  );
}
