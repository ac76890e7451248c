import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/programs';
import { paths } from '#contracts/website/paths';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StructuredData } from '../../components/structured-data.tsx';
import { phaseOf } from '../../features/programs/phase.ts';
import { programPhotos } from '../../features/programs/program-photos.ts';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { includedItems, programTexts } from '../../features/programs/program-texts.ts';
import { touristTrip } from '../../features/programs/tourist-trip.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { shorten } from '../../lib/shorten.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useToday } from '../../lib/use-today.ts';
import { BookingPanel } from './booking-panel.tsx';
import { Gallery } from './gallery.tsx';
import styles from './program-detail.module.css';
import { ProgramFacts } from './program-facts.tsx';
import { ProgramHead } from './program-head.tsx';

/** The number of characters of a description that search engines and previews show. */
const descriptionLength = 160;

const highlights = ['highlightGuides', 'highlightGroups', 'highlightTransfers', 'highlightSupport'] as const;

interface ProgramDetailProps {
  program: Program;
  /** The card with price and main action. */
  bookingCard: RefObject<HTMLElement | null>;
}

export function ProgramDetail({ program, bookingCard }: ProgramDetailProps) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  const { title, city, description, accommodation, offerIncludes } = programTexts(program, language);
  const { nights, days, price, rating, ended } = useProgramView()(program);
  const phase = phaseOf(program, useToday());
  const included = includedItems(offerIncludes);
  const photos = programPhotos(program);

  return (
    <article className={styles.layout}>
      <PageHead
        title={title}
        description={shorten(ended ? `${t('detail.ended')}. ${description}` : description, descriptionLength)}
        picture={photos[0]?.src}
        parent={{ title: t('list.title'), path: paths.programs }}
      />
      <StructuredData data={touristTrip(program, { language, ended })} />
      {price !== undefined && !ended && <meta property="product:price:amount" content={String(price)} />}
      {price !== undefined && !ended && <meta property="product:price:currency" content="SAR" />}
      <div className={styles.head}>
        <ProgramHead title={title} city={city} rating={rating} ended={ended} />
      </div>
      <div className={styles.facts}>
        <ProgramFacts days={days} nights={nights} accommodation={accommodation} />
      </div>
      <Gallery photos={photos} title={title} fallback={sceneOfCity(program.city)} />
      <aside ref={bookingCard} className={styles.aside}>
        <BookingPanel id={program.id} title={title} price={price} phase={phase} />
      </aside>
      <div className={styles.content}>
        {description && (
          <section>
            <h2>{t('detail.about')}</h2>
            <p className={styles.description} dir="auto">
              {description}
            </p>
          </section>
        )}
        {included.length > 0 && <CheckList title={t('detail.includes')} items={included} />}
        <CheckList title={t('detail.highlights')} items={highlights.map((key) => t(`detail.${key}`))} />
      </div>
    </article>
  );
}

const CheckList = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon of="check-outlined" />
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  </section>
);
