import { useTranslation } from 'react-i18next';
import type { FlightRequestInput } from '../../../lib/form-rules/flight-rules.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { type SummaryRow, summaryRow, useSummaryRows } from '../summary-rows.ts';
import { flightNumber } from './flight-values.ts';

/** A flight request as its receipt repeats it. */
export function useFlightSummary() {
  const { t } = useTranslation('flightBooking');
  const { language } = useLanguage();
  const { contactRows, partyRow, notesRow } = useSummaryRows();
  return (body: FlightRequestInput): SummaryRow[] => [
    ...summaryRow(t('fields.main_departure'), body.main_departure),
    ...summaryRow(t('fields.main_arrival'), body.main_arrival),
    ...summaryRow(t('fields.from_date'), formatDate(body.from_date, language)),
    ...summaryRow(t('fields.to_date'), body.to_date && formatDate(body.to_date, language)),
    ...(body.legs ?? []).flatMap(({ departure, arrival, date }, leg) =>
      summaryRow(
        t('legs.title', { number: flightNumber(leg) }),
        t('summary.leg', { from: isolated(departure), to: isolated(arrival), day: formatDate(date, language) }),
      ),
    ),
    ...partyRow(t('summary.travellers'), body),
    ...summaryRow(t('fields.travel_class'), body.travel_class && t(`classes.${body.travel_class}`)),
    ...notesRow(body.notes),
    ...contactRows(body),
  ];
}

/** Keeps a place's own direction to itself, so that the arrow points the reader's way (Unicode's first strong isolate). */
const isolated = (place: string) => `\u2068${place}\u2069`;
