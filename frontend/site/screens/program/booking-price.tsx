import { useTranslation } from 'react-i18next';
import { PriceText } from '../../features/programs/program-facts.tsx';

interface BookingPriceProps {
  price: number | undefined;
  /** True if other departures cost more. */
  varies: boolean;
  className?: string | undefined;
}

/** The lowest price of a program per person. */
export function BookingPrice({ price, varies, className }: BookingPriceProps) {
  const { t } = useTranslation('programs');
  return (
    <p className={className}>
      {varies && <span>{t('price.from')}</span>}
      <strong>
        <PriceText price={price} />
      </strong>
      {price !== undefined && <span>{t('price.perPerson')}</span>}
    </p>
  );
}
