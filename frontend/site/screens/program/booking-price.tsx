import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceText } from '../../features/programs/program-facts.tsx';

interface BookingPriceProps {
  price: number | undefined;
  /** True if other departures cost more. */
  varies: boolean;
  className?: string | undefined;
  /** Says what the price contains. */
  children?: ReactNode;
}

/** The lowest price of a program per person. */
export function BookingPrice({ price, varies, className, children }: BookingPriceProps) {
  const { t } = useTranslation('programs');
  return (
    <p className={className}>
      {varies && <span>{t('price.from')}</span>}
      <strong>
        <PriceText price={price} />
      </strong>
      {price !== undefined && <span>{t('price.perPerson')}</span>}
      {price !== undefined && children}
    </p>
  );
}
