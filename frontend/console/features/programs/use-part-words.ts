import { useTranslation } from 'react-i18next';
import { dayTextNames, questionTextNames } from '#contracts/api/offer-terms';
import { formatAdminPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { fullDetails, isEmptyPart, type LineValues, type PartValues, type PricesValues } from './part-values.ts';

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

/** Returns a function that puts a part of a program into words, as one text with line breaks. */
export function usePartWords() {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const pricesText = usePriceWords();
  const nothing = t('adminPrograms:conflict.empty');

  const dayText = ({ texts, meals }: PartValues['itinerary'][number], index: number) =>
    [
      `${t('itinerary.item', { number: index + 1 })}:`,
      ...dayTextNames.flatMap((name) => [texts.ar[name], texts.en[name]]),
      ...meals.map((meal) => t(`itinerary.mealNames.${meal}`)),
    ]
      .filter((text) => text.trim() !== '')
      .join(' · ');

  const questionText = ({ texts }: PartValues['questions'][number], index: number) =>
    [
      `${t('questions.item', { number: index + 1 })}:`,
      ...questionTextNames.flatMap((name) => [texts.ar[name], texts.en[name]]),
    ]
      .filter((text) => text.trim() !== '')
      .join(' · ');

  return <Name extends keyof PartValues>(name: Name, value: PartValues[Name]): string => {
    if (isEmptyPart(value)) return nothing;
    const part = { [name]: value } as Partial<PartValues>;
    if (part.itinerary) return part.itinerary.map(dayText).join('\n');
    if (part.questions) return part.questions.map(questionText).join('\n');
    if (part.prices) return pricesText(part.prices);
    if (part.cancellation) {
      return part.cancellation
        .map((step) => t('words.step', { days: step.days_before ?? '…', percent: step.refund_percent ?? '…' }))
        .join('\n');
    }
    return Object.values(part.photo_details ?? {})
      .map((details) => Object.values(fullDetails(details).texts).flatMap((texts) => Object.values(texts)))
      .map((texts) => texts.filter((text) => text.trim() !== '').join(' · '))
      .join('\n');
  };
}
