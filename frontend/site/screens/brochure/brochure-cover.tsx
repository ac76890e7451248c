import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Picture } from '../../components/picture.tsx';
import { DaysText, DurationText, PriceText } from '../../features/programs/program-facts.tsx';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import styles from './brochure.module.css';

/** The program's photo, name and facts. */
export function BrochureCover({ program }: { program: Program }) {
  const { t } = useTranslation(['programs', 'brochure']);
  const { language } = useLanguage();
  const texts = programTexts(program, language);
  const { days, nights, price, varies } = useProgramView()(program);
  return (
    <header className={styles.cover}>
      <Picture
        photo={programPhotos(program, language)[0]}
        sizes={`(max-width: ${breakpoints.lg}rem) 92vw, 50rem`}
        alt=""
        fallback={sceneOfCity(program.texts.ar.city)}
        className={styles.photo}
        priority
      />
      <h1 tabIndex={-1}>
        <bdi>{texts.trip_name}</bdi>
      </h1>
      <dl className={styles.facts}>
        <Fact label={t('detail.city')}>
          <bdi>{texts.city}</bdi>
        </Fact>
        <Fact label={t('detail.dates')}>
          <DaysText days={days} />
        </Fact>
        <Fact label={t('detail.duration')}>
          <DurationText nights={nights} />
        </Fact>
        <Fact label={t(varies ? 'brochure:priceFrom' : 'brochure:price')}>
          <PriceText price={price} />
          {price !== undefined && <small> {t('price.perPerson')}</small>}
        </Fact>
      </dl>
    </header>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
