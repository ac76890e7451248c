import { useTranslation } from 'react-i18next';
import { baseLanguage } from '#contracts/api/program-fields';
import type { ItineraryDay } from '#contracts/api/program-parts';
import type { Language } from '#contracts/field-kit/language';
import shared from '../../../components/console.module.css';
import { Facts, OwnWords } from '../../../components/facts.tsx';

interface Props {
  days: readonly ItineraryDay[];
  language: Language;
}

/** The days by their titles. Each opens; a text that a language lacks is the Arabic one, as visitors see it. */
export function ItineraryDays({ days, language }: Props) {
  const { t } = useTranslation('adminOffer');
  return (
    <ol className={shared.bare}>
      {days.map(({ texts, meals }, index) => {
        const base = texts[baseLanguage];
        const textOf = (name: keyof typeof base) => texts[language]?.[name] || base[name] || '';
        const details = (['place', 'stay', 'transfer'] as const).map((name) => ({
          label: t(`itinerary.texts.${name}`),
          value: textOf(name) && <bdi>{textOf(name)}</bdi>,
        }));
        const served = meals.map((meal) => t(`itinerary.mealNames.${meal}`)).join(' · ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its position.
          <li key={index}>
            <details>
              <summary className={shared.summary}>
                {t('itinerary.item', { number: index + 1 })}: <bdi>{textOf('title')}</bdi>
              </summary>
              {textOf('text') && <OwnWords text={textOf('text')} />}
              <Facts facts={[...details, { label: t('itinerary.meals'), value: served }]} />
            </details>
          </li>
        );
      })}
    </ol>
  );
}
