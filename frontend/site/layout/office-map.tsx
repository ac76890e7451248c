import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { mapEmbedUrl, mapLink, site } from '#shared/lib/site.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import map from '../../assets/office-map.svg';
import styles from './office-map.module.css';

/** A map of the office. It comes from another site, so it loads only on request. */
export function OfficeMap() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setIsShown(true);
  };
  return (
    <section className={styles.office} aria-labelledby="office">
      <div className={styles.words}>
        <h2 id="office">{t('footer.office')}</h2>
        <address>{site.address[language]}</address>
        <a href={mapLink(site.address[language])} target="_blank" rel="noreferrer">
          {t('footer.openMap')} <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
        </a>
      </div>
      <div className={styles.map}>
        {isShown ? (
          <iframe
            ref={(frame) => frame?.focus({ preventScroll: true })}
            src={mapEmbedUrl}
            title={t('footer.map')}
            loading="lazy"
          />
        ) : (
          <>
            <img src={map} alt="" loading="lazy" />
            {/* Before hydration the link opens the map in the reader's own app or a new tab. */}
            <ButtonAnchor href={mapLink(site.address[language])} look="clear" onClick={show}>
              {t('footer.showMap')}
            </ButtonAnchor>
          </>
        )}
      </div>
    </section>
  );
}
