import { useTranslation } from 'react-i18next';
import { Prices } from '#shared/components/prices.tsx';
import { formatDayRange, formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';

/** `4,500 SR`, or "Contact for pricing". */
export function PriceText({ price }: { price: number | undefined }) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  if (price === undefined) return t('price.missing');
  return (
    <bdi className="nowrap">
      <Prices>{formatPrice(price, language)}</Prices>
    </bdi>
  );
}

interface DaysTextProps {
  /** Undefined for a program on request. */
  days: { from: string; to: string } | undefined;
  month?: 'long' | 'short';
}

/** `12 – 19 March 2027`, or "Dates on request". */
export function DaysText({ days, month }: DaysTextProps) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  return days === undefined ? t('days.onRequest') : formatDayRange(days.from, days.to, language, { month });
}

/** `5 Nights`, `1 Night`, `Multiple Days`. */
export function DurationText({ nights }: { nights: number | undefined }) {
  const { t } = useTranslation('programs');
  return nights === undefined ? t('duration.missing') : t('duration.nights', { count: nights });
}
