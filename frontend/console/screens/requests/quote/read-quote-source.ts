import type { Enquiry } from '#contracts/api/enquiries';
import type { Quote } from '#contracts/api/quotes';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { dataAddresses } from '#contracts/website/published-data';
import { findProgram } from '#shared/features/programs/use-program.ts';
import { listDepartures } from '../../../features/departures/departure-calls.ts';
import { keptKey, keptQuotes } from '../../../features/quotes/kept-quote.ts';
import { nothingOffered, type Offered } from '../../../features/quotes/program-lines.ts';
import type { QuoteSource } from '../../../features/quotes/quote-start.ts';
import { readQuoteSettings } from '../../../features/quotes/use-quote-settings.ts';

/** What a quote begins with, and what is offered of the program of its draft. */
export interface ReadSource extends QuoteSource {
  programs: Readonly<Record<string, Offered>>;
}

/** @throws ApiError */
export async function readOffered(id: string): Promise<Offered> {
  const [program, departures] = await Promise.all([findProgram(dataAddresses.program(id)), listDepartures(id)]);
  return { program, departures };
}

/** Reads what a quote begins with. Without its program or departures it can still be written by hand. */
export async function readQuoteSource(enquiry: Enquiry, from: Quote | undefined): Promise<ReadSource> {
  const own = from?.content.seats?.program_id ?? enquiry.program_id;
  const kept = keptQuotes.recall(keptKey(enquiry.id, from))?.values.program_id;
  const ids = [...new Set([own, kept])].filter((id) => typeof id === 'string');
  const [settings, ...offered] = await Promise.all([
    readQuoteSettings(),
    ...ids.map((id) => readOffered(id).catch(() => nothingOffered)),
  ]);
  const programs = Object.fromEntries(ids.map((id, place) => [id, offered[place] ?? nothingOffered]));
  return { enquiry, settings, ...((own && programs[own]) || nothingOffered), programs, today: riyadhDay() };
}
