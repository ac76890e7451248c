import { useTranslation } from 'react-i18next';
import { dayTextNames, questionTextNames } from '#contracts/api/offer-terms';
import { formatAdminPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import {
  fullDetails,
  isEmptyPart,
  type LineValues,
  type PartValues,
  type PhotoDetailValues,
  type PricesValues,
} from './part-values.ts';

type AnyPrices = Pick<PricesValues, 'lines' | 'deposit_sar'> & { early_until: string | null | undefined };

/** Returns a function that puts prices into words, a line each. */
export function usePriceWords() {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  const amount = (value: number) => formatAdminPrice(value, language);

  const lineText = ({ item, price_sar, early_sar, vat, from_age, to_age }: LineValues) =>
    [
      t(`prices.items.${item}`),
      price_sar !== null && amount(price_sar),
      early_sar !== null && t('words.early', { price: amount(early_sar) }),
      (from_age ?? to_age) !== null && t('words.ages', { from: from_age ?? 0, to: to_age ?? '…' }),
      vat !== 'standard' && t(`prices.vatCodes.${vat}`),
    ]
      .filter(Boolean)
      .join(' · ');

  return ({ lines, early_until, deposit_sar }: AnyPrices): string =>
    [
      ...lines.map(lineText),
      early_until && t('words.earlyUntil', { day: formatShortDate(early_until, language) }),
      deposit_sar !== null && t('words.deposit', { price: amount(deposit_sar) }),
    ]
      .filter(Boolean)
      .join('\n');
}

/** Writes one of several in a line: `Day 1: Arrival · Dinner`. */
const said = (name: string, parts: readonly (string | null)[]) =>
  `${name}: ${parts.filter((part) => part?.trim()).join(' · ')}`;

/** Returns a function that puts a part of a program into words, as one text with line breaks. */
export function usePartWords() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const pricesText = usePriceWords();
  const nothing = t('adminPrograms:conflict.empty');

  const photoName = (id: string, photos: readonly string[]) =>
    photos.includes(id) ? t('adminPrograms:photos.item', { number: photos.indexOf(id) + 1 }) : t('itinerary.photo');
  const focusText = ({ x, y }: NonNullable<PhotoDetailValues['focus']>) =>
    t('words.focus', { across: Math.round(x * 100), down: Math.round(y * 100) });

  const dayText = (
    { texts, meals, photo }: PartValues['itinerary'][number],
    index: number,
    photos: readonly string[],
  ) =>
    said(t('itinerary.item', { number: index + 1 }), [
      ...dayTextNames.flatMap((name) => [texts.ar[name], texts.en[name]]),
      ...meals.map((meal) => t(`itinerary.mealNames.${meal}`)),
      photo && photoName(photo, photos),
    ]);

  const questionText = ({ texts }: PartValues['questions'][number], index: number) =>
    said(
      t('questions.item', { number: index + 1 }),
      questionTextNames.flatMap((name) => [texts.ar[name], texts.en[name]]),
    );

  const detailsText = ([id, details]: [string, PartValues['photo_details'][string]], photos: readonly string[]) => {
    const { texts, focus } = fullDetails(details);
    return said(photoName(id, photos), [
      ...Object.values(texts).flatMap((own) => Object.values(own)),
      focus && focusText(focus),
    ]);
  };

  /** @param photos the ids of the photos in their order, by which they have their numbers */
  return <Name extends keyof PartValues>(name: Name, value: PartValues[Name], photos: readonly string[]): string => {
    if (isEmptyPart(value)) return nothing;
    const part = { [name]: value } as Partial<PartValues>;
    if (part.itinerary) return part.itinerary.map((day, index) => dayText(day, index, photos)).join('\n');
    if (part.questions) return part.questions.map(questionText).join('\n');
    if (part.prices) return pricesText(part.prices);
    if (part.cancellation) {
      return part.cancellation
        .map((step) => t('words.step', { days: step.days_before ?? '…', percent: step.refund_percent ?? '…' }))
        .join('\n');
    }
    return Object.entries(part.photo_details ?? {})
      .map((entry) => detailsText(entry, photos))
      .join('\n');
  };
}
