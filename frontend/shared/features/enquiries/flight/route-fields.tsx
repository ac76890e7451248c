import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { DayPicker } from '../day-picker.tsx';
import fields from '../field-grid.module.css';
import { FieldsUnlessFixed } from '../fields-unless-fixed.tsx';
import { FormField } from '../form-field.tsx';
import { SuggestInput } from '../suggest-input.tsx';
import { dayOr } from '../typed-day.ts';
import { useFixedValues } from '../use-fixed-values.ts';
import { airports } from './airports.ts';
import type { FlightValues } from './flight-values.ts';

/** Origin, destination and days. */
export function RouteFields() {
  const { t: shared } = useTranslation('enquiries');
  const chosen = Form.useWatch<string | undefined>('from_date');
  const { from_date: departure = chosen } = useFixedValues() as Partial<FlightValues>;
  const today = riyadhDay();
  return (
    <div className={fields.pair}>
      <FormField name="main_departure" label={shared('fields.main_departure')} required>
        <SuggestInput suggestions={airports} placeholder={shared('placeHint')} />
      </FormField>
      <FieldsUnlessFixed names={['main_arrival']}>
        <FormField name="main_arrival" label={shared('fields.main_arrival')} required>
          <SuggestInput suggestions={airports} placeholder={shared('placeHint')} />
        </FormField>
      </FieldsUnlessFixed>
      <FieldsUnlessFixed names={['from_date']}>
        <FormField name="from_date" label={shared('fields.from_date')} required>
          <DayPicker earliest={today} placeholder={shared('dayHint')} />
        </FormField>
      </FieldsUnlessFixed>
      <FieldsUnlessFixed names={['to_date']}>
        <FormField name="to_date" label={shared('fields.to_date')}>
          <DayPicker earliest={addDays(dayOr(departure, today), 1)} placeholder={shared('dayHint')} />
        </FormField>
      </FieldsUnlessFixed>
    </div>
  );
}
