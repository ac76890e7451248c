import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Select from 'antd/es/select';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useId } from 'react';
import type { EnquiryStatus } from '#contracts/enquiries';
import { useLanguage } from '../../../features/language/use-language.ts';
import { countFilters, noFilters, type RequestFilters } from '../../../features/requests/request-filters.ts';
import { statuses, statusLook } from '../../../features/requests/status-look.ts';
import { formatHijri } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './request-toolbar.module.css';

/** antd's Select shows no label for undefined. */
const any = 'any';

interface Props {
  filters: RequestFilters;
  onChange: (filters: RequestFilters) => void;
}

/** Each choice applies at once. */
export function FilterPanel({ filters, onChange }: Props) {
  const { t } = useTranslation('admin');
  const { status, from, to, has_email } = filters;
  return (
    <div className={styles.panel}>
      <Field label={t('requests.filterStatus')}>
        {(id) => (
          <Select<EnquiryStatus | typeof any>
            id={id}
            value={status ?? any}
            onChange={(value) => onChange({ status: value === any ? undefined : value })}
            options={[
              { value: any, label: t('requests.anyStatus') },
              ...statuses.map((value) => ({ value, label: t(statusLook[value].label) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('requests.filterFrom')}>
        {(id) => (
          <Day
            id={id}
            day={from}
            onChange={(day) => onChange({ from: day })}
            isDisabled={(day) => to !== undefined && day > to}
          />
        )}
      </Field>
      <Field label={t('requests.filterTo')}>
        {(id) => (
          <Day
            id={id}
            day={to}
            onChange={(day) => onChange({ to: day })}
            isDisabled={(day) => from !== undefined && day < from}
          />
        )}
      </Field>
      <Field label={t('requests.filterEmail')}>
        {(id) => (
          <Select<'true' | 'false' | typeof any>
            id={id}
            value={has_email ?? any}
            onChange={(value) => onChange({ has_email: value === any ? undefined : value })}
            options={[
              { value: any, label: t('requests.anyEmail') },
              { value: 'true', label: t('requests.withEmail') },
              { value: 'false', label: t('requests.withoutEmail') },
            ]}
          />
        )}
      </Field>
      <Button
        type="link"
        className={styles.clear}
        disabled={countFilters(filters) === 0}
        onClick={() => onChange(noFilters)}
      >
        {t('requests.clearFilters')}
      </Button>
    </div>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface DayProps {
  id: string;
  /** A calendar day, `YYYY-MM-DD`. */
  day: string | undefined;
  onChange: (day: string | undefined) => void;
  isDisabled: (day: string) => boolean;
}

const dayFormat = 'YYYY-MM-DD';

/** Shown first, accepted all. */
const typedFormats = ['D MMM YYYY', 'D/M/YYYY', dayFormat];

const toDay = (date: Dayjs) => date.locale('en').format(dayFormat);

/** A day, picked or typed, with its Umm al-Qura date. */
function Day({ id, day, onChange, isDisabled }: DayProps) {
  const { language } = useLanguage();
  const { xl } = useBreakpoint();
  return (
    <>
      <DatePicker
        id={id}
        value={day ? dayjs(day, dayFormat) : null}
        onChange={(date: Dayjs | null) => onChange(date ? toDay(date) : undefined)}
        disabledDate={(date) => isDisabled(toDay(date))}
        format={typedFormats}
        // On a phone the keyboard would cover the calendar.
        inputReadOnly={!xl}
        showNow={false}
      />
      {day && <span className={styles.hijri}>{formatHijri(day, language)}</span>}
    </>
  );
}
