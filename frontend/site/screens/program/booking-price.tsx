import { useTranslation } from 'react-i18next';
import { PriceText } from '../../features/programs/program-facts.tsx';

/** The price of a program per person. */
export function BookingPrice({ price, className }: { price: number | undefined; className?: string | undefined }) {
  const { t } = useTranslation('programs');
  return (
    <p className={className}>
      <strong>
        <PriceText price={price} />
      </strong>
      {price !== undefined && <span>{t('price.perPerson')}</span>}
    </p>
  );
}
