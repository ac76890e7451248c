import DisabledContext from 'antd/es/config-provider/DisabledContext';
import Form from 'antd/es/form';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { travelClasses } from '#contracts/enquiry-kinds/flight';
import styles from './travel-class-field.module.css';

/** Where in the plane: one of four. */
export function TravelClassField() {
  const { t } = useTranslation('enquiries');
  const labelId = useId();
  return (
    <Form.Item name="travel_class" label={<span id={labelId}>{t('fields.travel_class')}</span>} required>
      <ClassCards labelId={labelId} />
    </Form.Item>
  );
}

interface ClassCardsProps {
  labelId: string;
  /** These three come from the form's item. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function ClassCards({ labelId, id, value, onChange }: ClassCardsProps) {
  const { t } = useTranslation('enquiries');
  const isDisabled = useContext(DisabledContext);
  return (
    <div role="radiogroup" id={id} aria-labelledby={labelId} className={styles.classes}>
      {travelClasses.map((travelClass) => (
        <label key={travelClass}>
          <input
            type="radio"
            name="travel_class"
            value={travelClass}
            checked={value === travelClass}
            disabled={isDisabled}
            onChange={() => onChange?.(travelClass)}
          />
          {t(`options.travel_class.${travelClass}`)}
        </label>
      ))}
    </div>
  );
}
