import type { Enquiry } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { dataAddresses } from '#contracts/website/published-data';
import { findProgram } from '#shared/features/programs/use-program.ts';
import { listDepartures } from '../../../features/departures/departure-calls.ts';
import type { QuoteSource } from '../../../features/quotes/quote-start.ts';
import { readQuoteSettings } from '../../../features/quotes/use-quote-settings.ts';

/** Reads what a quote begins with. Without its program or departures it can still be written by hand. */
export async function readQuoteSource(enquiry: Enquiry): Promise<QuoteSource> {
  const { program_id: id } = enquiry;
  const [settings, program, departures] = await Promise.all([
    readQuoteSettings(),
    id ? findProgram(dataAddresses.program(id)).catch(() => null) : null,
    id ? listDepartures(id).catch(() => []) : [],
  ]);
  return { enquiry, settings, program, departures, today: riyadhDay() };
}
