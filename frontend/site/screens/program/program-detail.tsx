import { useTranslation } from 'react-i18next';
import { phaseOf } from '#catalogue/phase';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { shorten } from '#shared/lib/shorten.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { usePromises } from '#shared/lib/use-promises.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { UmrahNote } from '../../features/programs/umrah-note.tsx';
import type { ChosenDates } from '../../features/programs/use-chosen-dates.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { PageHead } from '../../features/site-content/page-head.tsx';
import { useSection } from '../../features/site-content/use-section.ts';
import { BookingPanel } from './booking-panel.tsx';
import { Gallery } from './gallery.tsx';
import { LateData, LateDepartures, LateItinerary, LateTerms } from './late.tsx';
import styles from './program-detail.module.css';
import { ProgramFacts } from './program-facts.tsx';
import { ProgramHead } from './program-head.tsx';

/** The number of characters of a description that search engines and previews show. */
const descriptionLength = 160;

export function ProgramDetail({ program, dates }: { program: Program; dates: ChosenDates }) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  const {
    trip_name: title,
    city,
    description,
    accommodation,
    offer_includes,
    not_included,
  } = programTexts(program, language);
  const { nights, days, price, varies, rating, ended } = useProgramView()(program);
  const today = useToday();
  const phase = phaseOf(program, usePromises().cancellation, today);
  const presentation = { language, ended, today };
  const included = includedItems(offer_includes);
  const photos = programPhotos(program, language);
  const scene = sceneOfCity(program.texts.ar.city);
  const { t: offer } = useTranslation('offer');
  const excluded = includedItems(not_included);
  const highlights = useSection('highlights') ?? [];

  return (
    <article className={styles.layout}>
      <PageHead
        title={title}
        description={shorten(ended ? `${t('detail.ended')}. ${description}` : description, descriptionLength)}
        {...previewOf(program, photos[0]?.src, language)}
        parent={{ title: t('list.title'), path: paths.programs }}
      />
      <LateData program={program} presentation={presentation} />
      {price !== undefined && !ended && <meta property="product:price:amount" content={String(price)} />}
      {price !== undefined && !ended && <meta property="product:price:currency" content="SAR" />}
      <div className={styles.head}>
        <ProgramHead title={title} city={city} rating={rating} ended={ended} />
      </div>
      <Gallery photos={photos} title={title} fallback={scene} />
      <div className={styles.facts}>
        <ProgramFacts days={days} nights={nights} accommodation={accommodation} />
      </div>
      <aside className={styles.aside}>
        <BookingPanel program={program} title={title} price={price} varies={varies} phase={phase} dates={dates} />
      </aside>
      <div className={styles.content}>
        <UmrahNote program={program} />
        {description && (
          <section>
            <h2>{t('detail.about')}</h2>
            <p className={styles.description} dir="auto">
              {description}
            </p>
          </section>
        )}
        {program.departures && !ended && <LateDepartures program={{ id: program.id, title, city }} dates={dates} />}
        {program.itinerary.length > 0 && <LateItinerary program={program} fallback={scene} />}
        {included.length > 0 && <CheckList title={t('detail.includes')} items={included} />}
        {excluded.length > 0 && <CheckList title={offer('notIncluded')} items={excluded} isMissing />}
        {highlights.length > 0 && (
          <CheckList id="highlights" title={t('detail.highlights')} items={highlights.map(({ text }) => text)} />
        )}
        <LateTerms program={program} />
      </div>
    </article>
  );
}

/** The picture drawn for link previews; the cover until it is there. */
function previewOf({ link_pictures }: Program, cover: string | undefined, language: Language) {
  const drawn = link_pictures?.[language];
  return drawn ? { picture: drawn, drawn: true } : { picture: cover };
}

interface CheckListProps {
  id?: string;
  title: string;
  items: readonly string[];
  /** True for what is not part of the program. */
  isMissing?: boolean;
}

const CheckList = ({ id, title, items, isMissing = false }: CheckListProps) => (
  <section id={id}>
    <h2>{title}</h2>
    <ul className={styles.list} data-missing={isMissing || undefined}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={isMissing ? 'close-outlined' : 'check-outlined'} />
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  </section>
);
