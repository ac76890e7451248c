import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { Picture } from '../../components/picture.tsx';
import { dayViews } from '../../features/programs/day-views.ts';
import { departureViews } from '../../features/programs/departure-view.ts';
import { DaysText, DurationText, PriceText } from '../../features/programs/program-facts.tsx';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { questionViews } from '../../features/programs/question-views.ts';
import { UmrahNote } from '../../features/programs/umrah-note.tsx';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { CancellationTerms, MeetingPoint, ThingsToKnow } from '../program/terms/program-terms.tsx';
import styles from './brochure.module.css';
import { BrochureFoot } from './brochure-foot.tsx';
import { BrochureDates, BrochurePrices } from './brochure-tables.tsx';

/** A program's sheets of A4, as they are printed. */
export function BrochureSheet({ program }: { program: Program }) {
  const { t } = useTranslation(['programs', 'offer', 'brochure']);
  const { language } = useLanguage();
  const today = useToday();
  const texts = programTexts(program, language);
  const { days, nights, price, varies } = useProgramView()(program);
  const itinerary = dayViews(program, language);
  const departures = departureViews(program, today);
  const questions = questionViews(program, language);
  return (
    <section className={styles.sheet}>
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
      <UmrahNote program={program} />
      {texts.description && <p className={styles.text}>{texts.description}</p>}
      {texts.accommodation && (
        <p>
          <strong>{t('detail.accommodation')}:</strong> <bdi>{texts.accommodation}</bdi>
        </p>
      )}
      {itinerary.length > 0 && (
        <section>
          <h2>{t('offer:itinerary')}</h2>
          <ol className={styles.days}>
            {itinerary.map(({ number, title, text, place, stay, transfer, meals }) => (
              <li key={number}>
                <h3>
                  {t('offer:day', { number })}: <bdi>{title}</bdi>
                </h3>
                {text && <p className={styles.text}>{text}</p>}
                <p className={styles.soft}>
                  <bdi>
                    {[place, stay, transfer, meals.map((meal) => t(`offer:meals.${meal}`)).join(t('offer:separator'))]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {departures.length > 0 && <BrochureDates departures={departures} />}
      <BrochurePrices program={program} />
      <div className={styles.columns}>
        <List title={t('detail.includes')} items={includedItems(texts.offer_includes)} />
        <List title={t('offer:notIncluded')} items={includedItems(texts.not_included)} />
      </div>
      <ThingsToKnow program={program} />
      <MeetingPoint program={program} />
      <CancellationTerms program={program} />
      {questions.length > 0 && (
        <section>
          <h2>{t('offer:questions')}</h2>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same.
              <div key={index}>
                <dt dir="auto">{question}</dt>
                <dd dir="auto" className={styles.text}>
                  {answer}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <BrochureFoot programId={program.id} today={today} />
    </section>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
