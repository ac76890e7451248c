import { useTranslation } from 'react-i18next';
import { enquiryTypes } from '../../../../features/enquiries/staff/enquiry-view.ts';
import { typeLook } from '../../../../features/enquiries/staff/type-look.tsx';
import { barColors } from './bar-colors.ts';
import styles from './legend.module.css';

/** Which colour is which type. */
export function Legend() {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.legend} aria-hidden="true">
      {enquiryTypes.map((type) => (
        <li key={type}>
          <span style={{ background: barColors[type].ground, borderColor: barColors[type].edge }} />
          {t(typeLook[type].label)}
        </li>
      ))}
    </ul>
  );
}
