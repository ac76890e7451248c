import { useTranslation } from 'react-i18next';
import { hotelLevels } from '#contracts/api/enquiry-kinds/custom';
import { Icon } from '../../../components/icon.tsx';
import { ChoiceField } from '../choice-field.tsx';
import styles from './hotel-level-field.module.css';

/** Number of stars drawn for each level; the label beside them is exact. */
const starsOf = { budget: 2, standard: 3, premium: 4, luxury: 5 } as const;

/** A choice of the hotel's level. */
export function HotelLevelField() {
  const { t } = useTranslation('customJourney');
  const { t: shared } = useTranslation('enquiries');
  return (
    <ChoiceField
      name="hotel_level"
      label={shared('fields.hotel_level')}
      choices={hotelLevels.map((level) => ({
        value: level,
        title: t(`levels.${level}.name`),
        hint: t(`levels.${level}.stars`),
        sign: <Stars count={starsOf[level]} />,
      }))}
    />
  );
}

const Stars = ({ count }: { count: number }) => (
  <span className={styles.stars}>
    {Array.from({ length: count }, (_, star) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and never move.
      <Icon key={star} of="star-filled" />
    ))}
  </span>
);
