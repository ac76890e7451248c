import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import map from '../../assets/office-map.svg';
import { mapEmbedUrl, mapLink } from '../features/site-content/map-links.ts';
import { useContact } from '../features/site-content/use-contact.ts';
import styles from './office-map.module.css';

/** The offices, and a map of the first. It comes from another site, so it loads only on request. */
export function OfficeMap() {
  const { t } = useTranslation('common');
  const { addresses } = useContact();
  const [isShown, setIsShown] = useState(false);
  const [first] = addresses;
  if (!first) return null;
  const { place } = first;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setIsShown(true);
  };
  return (
    <section className={styles.office} aria-labelledby="office">
      <div className={styles.words}>
        <h2 id="office">{t('footer.office', { city: first.city })}</h2>
        {addresses.map((address) => (
          <div key={address.text}>
            <address>{address.text}</address>
            <a href={mapLink(address)} target="_blank" rel="noreferrer">
              {t('footer.openMap')} <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
            </a>
          </div>
        ))}
      </div>
      {place && (
        <div className={styles.map}>
          {isShown ? (
            <iframe
              ref={(frame) => frame?.focus({ preventScroll: true })}
              src={mapEmbedUrl(place)}
              title={t('footer.map')}
              loading="lazy"
            />
          ) : (
            <>
              <img src={map} alt="" loading="lazy" />
              {/* Before hydration the link opens the map in the reader's own app or a new tab. */}
              <ButtonAnchor href={mapLink(first)} look="clear" onClick={show}>
                {t('footer.showMap')}
              </ButtonAnchor>
            </>
          )}
        </div>
      )}
    </section>
  );
}
