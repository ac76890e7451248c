import { useTranslation } from 'react-i18next';
import type { WordsIn } from '../../../features/quotes/quote-start.ts';

/** The words that a new quote begins with, in each language. */
export function useStartWords(): WordsIn {
  const { i18n } = useTranslation();
  return (language) => {
    const t = i18n.getFixedT(language, 'adminQuotes');
    const offer = i18n.getFixedT(language, 'adminOffer');
    return {
      item: (item) => offer(`prices.items.${item}`),
      ofProgram: (program, item) => t('start.program', { program, item }),
      flight: (from, to) => t('start.flight', { from, to }),
      hotel: (place, nights) => t('start.hotel', { place, count: nights }),
      journey: (place) => (place ? t('start.journey', { place }) : t('start.anyJourney')),
      rooms: (count) => t('start.rooms', { count }),
    };
  };
}
