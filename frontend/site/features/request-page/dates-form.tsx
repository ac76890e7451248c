import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestDates, RequestPage } from '#contracts/api/request-page';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { dayChecks } from '#shared/features/enquiries/day-checks.ts';
import { DayPicker } from '#shared/features/enquiries/day-picker.tsx';
import grid from '#shared/features/enquiries/field-grid.module.css';
import { FormField, LightFields } from '#shared/features/enquiries/form-field.tsx';
import { IssueSummary } from '#shared/features/enquiries/issue-summary.tsx';
import { StepperInput } from '#shared/features/enquiries/stepper-input.tsx';
import { dayOr } from '#shared/features/enquiries/typed-day.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { ActionFailureNote } from './action-failure.tsx';
import { DepartureField } from './departure-field.tsx';
import styles from './page-panel.module.css';
import { type DateValues, freeDays, useDatesForm } from './use-dates-form.ts';
import { type ProgramDeparture, useProgramDepartures } from './use-program-departures.ts';
import type { RequestPageState } from './use-request-page.ts';

export interface DatesFormProps {
  page: RequestPage & { dates: RequestDates };
  state: Pick<RequestPageState, 'add' | 'refresh'>;
  onClose: () => void;
  onSent: () => void;
}

/** The customer's new dates: the calendar and the rules of the form with which the request was sent. */
export function DatesForm({ page, state, onClose, onSent }: DatesFormProps) {
  const { t } = useTranslation('requestPage');
  const { departures, isLoading } = useProgramDepartures(page);
  const { form, initial, problem, failure, isSending, submit, change, checkDays, show } = useDatesForm(page, {
    ...{ state, departures, onSent },
  });
  const summary = useRef<HTMLDivElement>(null);
  return (
    <Form<DateValues>
      form={form}
      name="request-dates"
      layout="vertical"
      initialValues={initial}
      onValuesChange={change}
      onFinish={submit}
      {...dayChecks(checkDays)}
      disabled={isSending}
      noValidate
    >
      {problem && problem.issues.length > 0 && (
        <IssueSummary ref={summary} title={problem.title} issues={problem.issues} onShow={show} />
      )}
      <LightFields value={true}>
        {page.dates.type === 'flight' && <FlightDates legs={page.dates.legs} />}
        {page.dates.type === 'hotel' && <HotelDates />}
        {page.dates.type === 'custom' && !isLoading && <CustomDates departures={departures} />}
      </LightFields>
      <ActionFailureNote
        failure={failure}
        chat={t('contact.chat', { reference: page.reference })}
        texts={{ limit: t('dates.limit'), conflict: t('dates.conflict'), failed: t('dates.failed') }}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" size="large" loading={isSending}>
          {isSending ? t('dates.saving') : t('dates.save')}
        </Button>
        <Button size="large" onClick={onClose}>
          {t('dates.keep')}
        </Button>
      </div>
    </Form>
  );
}

function FlightDates({ legs }: { legs: readonly { departure: string; arrival: string }[] }) {
  const { t } = useTranslation(['enquiries', 'requestPage']);
  const departure = Form.useWatch<string | undefined>('from_date');
  const today = riyadhDay();
  const hint = t('dayHint');
  return (
    <>
      <div className={grid.pair}>
        <FormField name="from_date" label={t('fields.from_date')} required>
          <DayPicker earliest={today} placeholder={hint} />
        </FormField>
        <FormField name="to_date" label={t('fields.to_date')}>
          <DayPicker earliest={addDays(dayOr(departure, today), 1)} placeholder={hint} />
        </FormField>
      </div>
      {legs.map(({ departure: from, arrival }, index) => (
        <FormField
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs stay in their order.
          key={index}
          name={['legs', index, 'date']}
          label={`${t('requestPage:messages.leg', { number: index + 2 })}: ${isolated(from)} – ${isolated(arrival)}`}
          required
        >
          <DayPicker earliest={dayOr(departure, today)} placeholder={hint} />
        </FormField>
      ))}
    </>
  );
}

function HotelDates() {
  const { t } = useTranslation('enquiries');
  const checkIn = Form.useWatch<string | undefined>('check_in');
  const today = riyadhDay();
  return (
    <div className={grid.pair}>
      <FormField name="check_in" label={t('fields.check_in')} required>
        <DayPicker earliest={today} placeholder={t('dayHint')} />
      </FormField>
      <FormField name="check_out" label={t('fields.check_out')} required>
        <DayPicker earliest={addDays(dayOr(checkIn, today), 1)} placeholder={t('dayHint')} />
      </FormField>
    </div>
  );
}

/** The program's departures and days of one's own; only these for a request without a program. */
function CustomDates({ departures }: { departures: readonly ProgramDeparture[] }) {
  const { t } = useTranslation('enquiries');
  const choice = Form.useWatch<string | undefined>('departure');
  const isFree = departures.length === 0 || choice === freeDays;
  return (
    <>
      {departures.length > 0 && <DepartureField departures={departures} />}
      {isFree && (
        <div className={grid.pair}>
          <FormField name="trip_start_date" label={t('fields.trip_start_date')} required>
            <DayPicker earliest={riyadhDay()} placeholder={t('dayHint')} />
          </FormField>
          <FormField name="number_of_days" label={t('fields.number_of_days')} required>
            <StepperInput label={t('fields.number_of_days')} minimum={1} />
          </FormField>
        </div>
      )}
    </>
  );
}
