import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { DayPicker } from '../day-picker.tsx';
import grid from '../field-grid.module.css';
import { FieldsUnlessFixed } from '../fields-unless-fixed.tsx';
import { FormField } from '../form-field.tsx';
import { StepperInput } from '../stepper-input.tsx';

export const tripFields = ['special_destination', 'trip_start_date', 'number_of_days'];

/** Destination, first day and duration. */
export function TripFields({ needsStart = true }: { needsStart?: boolean }) {
  const { t } = useTranslation('customJourney');
  const { t: enquiries } = useTranslation('enquiries');
  return (
    <>
      <FieldsUnlessFixed names={['special_destination']}>
        <FormField name="special_destination" label={t('fields.special_destination')}>
          <Input placeholder={t('destinationHint')} enterKeyHint="next" />
        </FormField>
      </FieldsUnlessFixed>
      <div className={grid.pair}>
        <FormField
          name="trip_start_date"
          label={enquiries('fields.trip_start_date')}
          required={needsStart}
          extra={t('startHint')}
        >
          <DayPicker earliest={riyadhDay()} placeholder={enquiries('dayHint')} />
        </FormField>
        <FormField name="number_of_days" label={t('fields.number_of_days')} required>
          <StepperInput label={t('fields.number_of_days')} minimum={1} placeholder={t('daysHint')} />
        </FormField>
      </div>
    </>
  );
}
