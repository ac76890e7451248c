import { DayField, type DayFieldProps } from '#shared/features/enquiries/day-field.tsx';
import { formatShortDate } from '#shared/lib/format.ts';

/** A day field for staff, with a short format, since their fields are narrow. */
export const DayInput = (props: DayFieldProps) => <DayField {...props} format={formatShortDate} />;
