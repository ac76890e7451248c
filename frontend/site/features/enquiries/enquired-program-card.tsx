import { useTranslation } from 'react-i18next';
import { offerOf } from '#catalogue/offer';
import type { Program } from '#contracts/api/programs';
import { Icon } from '#shared/components/icon.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { programTerms } from '#shared/features/enquiries/program-terms.ts';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { formatDayRange, formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { Picture } from '../../components/picture.tsx';
import type { DepartureView } from '../programs/departure-view.ts';
import { sceneOfCity } from '../programs/program-scene.ts';
import styles from './enquired-program-card.module.css';

interface EnquiredProgramCardProps {
  program: Program;
  /** The departure that the visitor has chosen. */
  chosen: DepartureView | undefined;
  onRemove: () => void;
}

/** The program of an enquiry: the values it fixes, and a button to remove it from the enquiry. */
export function EnquiredProgramCard({ program, chosen, onRemove }: EnquiredProgramCardProps) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const { title, city, dates: next } = programTerms(program, language);
  const dates = chosen ?? next;
  const offer = offerOf(program, useToday());
  const nights = chosen?.nights ?? offer.nights;
  const price = chosen ? chosen.price : offer.price_sar;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={t('program.about')} className={styles.program}>
      <Picture
        photo={programPhotos(program)[0]}
        sizes="5.5rem"
        alt=""
        fallback={sceneOfCity(program.texts.ar.city)}
        className={styles.picture}
      />
      <div className={styles.text}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {dates ? (
          <ul className={styles.facts}>
            <li>
              <bdi>{city}</bdi>
            </li>
            <li>{formatDayRange(dates.from, dates.to, language)}</li>
            {nights > 0 && <li>{t('program.nights', { count: nights })}</li>}
            {price ? (
              <li>
                <Prices>{t('program.price', { price: formatPrice(price, language) })}</Prices>
              </li>
            ) : null}
          </ul>
        ) : (
          <p>{t('program.closed')}</p>
        )}
      </div>
      <button type="button" aria-label={t('program.remove')} title={t('program.remove')} onClick={onRemove}>
        <Icon of="close-outlined" />
      </button>
    </div>
  );
}
