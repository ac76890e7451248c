import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { Season } from '#contracts/api/seasons';
import type { ListFilter, ProgramListQuery } from '#contracts/website/program-list';
import { dataAddresses, type ListOptions } from '#contracts/website/published-data';
import { formatDayRange, formatMonth, formatPrice } from '#shared/lib/format.ts';
import { formatHijriSpan } from '#shared/lib/hijri-months.ts';
import { readPublished } from '#shared/lib/published.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** The current and coming seasons; empty until they are known. */
export function useSeasons(): readonly Season[] {
  // The page has those of its making, and is made again when they change.
  const { data = [] } = useSWR(dataAddresses.seasons, readPublished<Season[]>, { revalidateIfStale: false });
  return data;
}

/**
 * The texts of the filters' values, in the reader's language.
 * @param options undefined until the list is known
 */
export function useFilterTexts(options: ListOptions | undefined, seasons: readonly Season[]) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();

  const placeOf = (value: string) => {
    const place = options?.places.find((one) => one.value === value)?.names;
    const cities = options?.places.flatMap(({ cities }) => cities);
    return (place ?? cities?.find((city) => city.value === value)?.names)?.[language] ?? value;
  };
  const timeOf = (value: string) => {
    const season = seasons.find(({ id }) => id === value);
    if (season) {
      const days = formatDayRange(season.from, season.to, language, { month: 'short' });
      return t('times.season', { name: season.names[language] ?? season.names.ar, days });
    }
    // A season that is not known yet.
    if (!isMonth(value)) return t('times.seasons');
    const month = formatMonth(value, language);
    const hijri = options?.months.find((one) => one.value === value)?.hijri;
    const nameOf = (number: string) => t(`hijri.${number as '01'}`);
    return hijri ? t('times.month', { month, hijri: formatHijriSpan(hijri, nameOf) }) : month;
  };

  const partyOf = (value: string) => {
    const [count = 0, children = 0] = value.split('-').map(Number);
    const adults = t('parties.adults', { count });
    return children > 0 ? t('parties.children', { adults, count: children }) : adults;
  };

  type Value<Name extends ListFilter> = ProgramListQuery[Name];
  const texts: { [Name in ListFilter]: (value: Value<Name>) => string } = {
    destination: (value) => t(`destinations.${value}`),
    type: (value) => t(`types.${value}`),
    where: (value) => (value === 'all' ? t('places.all') : placeOf(value)),
    when: (value) => (value === 'any' ? t('times.any') : timeOf(value)),
    nights: (value) => t(`nights.${value}`),
    party: (value) => (value === 'any' ? t('parties.any') : partyOf(value)),
    budget: (value) =>
      value === 'any' ? t('budgets.any') : t('budgets.upTo', { price: formatPrice(Number(value), language) }),
    travellers: (value) => (value === 'any' ? t('travellers.any') : t('travellers.count', { count: Number(value) })),
  };
  /** The text of a chosen value without its field's label. */
  const chosen = (name: ListFilter, value: string) =>
    name === 'travellers' && value !== 'any'
      ? t('travellers.left', { count: Number(value) })
      : texts[name](value as never);
  /** The same, as short as possible. */
  const short = (name: ListFilter, value: string) =>
    name === 'when' && isMonth(value) ? formatMonth(value, language) : chosen(name, value);
  return { ...texts, chosen, short };
}

const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);

export type FilterTexts = ReturnType<typeof useFilterTexts>;
