import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { type DayView, dayViews } from '../../features/programs/day-views.ts';
import { departureViews } from '../../features/programs/departure-view.ts';
import { questionViews } from '../../features/programs/question-views.ts';
import { UmrahNote } from '../../features/programs/umrah-note.tsx';
import { CancellationTerms, MeetingPoint, ThingsToKnow } from '../program/terms/program-terms.tsx';
import styles from './brochure.module.css';
import { BrochureCover } from './brochure-cover.tsx';
import { BrochureFoot } from './brochure-foot.tsx';
import { BrochureDates, BrochurePrices } from './brochure-tables.tsx';

/** A program's sheets of A4, as they are printed. */
export function BrochureSheet({ program }: { program: Program }) {
  const { t } = useTranslation(['programs', 'offer']);
  const { language } = useLanguage();
  const today = useToday();
  const texts = programTexts(program, language);
  const departures = departureViews(program, today);
  return (
    <section className={styles.sheet}>
      <BrochureCover program={program} />
      <UmrahNote program={program} />
      {texts.description && <p className={styles.text}>{texts.description}</p>}
      {texts.accommodation && (
        <p>
          <strong>{t('detail.accommodation')}:</strong> <bdi>{texts.accommodation}</bdi>
        </p>
      )}
      <Itinerary days={dayViews(program, language)} />
      {departures.length > 0 && <BrochureDates departures={departures} />}
      <BrochurePrices program={program} />
      <div className={styles.columns}>
        <List title={t('detail.includes')} items={includedItems(texts.offer_includes)} />
        <List title={t('offer:notIncluded')} items={includedItems(texts.not_included)} />
      </div>
      <ThingsToKnow program={program} />
      <MeetingPoint program={program} />
      <CancellationTerms program={program} />
      <Questions program={program} />
      <BrochureFoot programId={program.id} today={today} />
    </section>
  );
}

function Itinerary({ days }: { days: readonly DayView[] }) {
  const { t } = useTranslation('offer');
  if (days.length === 0) return null;
  return (
    <section>
      <h2>{t('itinerary')}</h2>
      <ol className={styles.days}>
        {days.map(({ number, title, text, place, stay, transfer, meals }) => (
          <li key={number}>
            <h3>
              {t('day', { number })}: <bdi>{title}</bdi>
            </h3>
            {text && <p className={styles.text}>{text}</p>}
            <p className={styles.soft}>
              <bdi>
                {[place, stay, transfer, meals.map((meal) => t(`meals.${meal}`)).join(t('separator'))]
                  .filter(Boolean)
                  .join(' · ')}
              </bdi>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Questions({ program }: { program: Program }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const questions = questionViews(program, language);
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{t('questions')}</h2>
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
  );
}

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
