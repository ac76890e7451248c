import type { Departure } from '#contracts/api/departures';
import type { PhotoDetails } from '#contracts/api/program-parts';
import type { ProgramReply } from '#contracts/api/programs';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import type { Both, SampleDay, SampleDeparture, SampleOffer } from './programs/sample-offer.ts';
import type { SampleProgram } from './programs/sample-program.ts';
import type { ApiSession } from './session.ts';

/** The body that creates a sample program, with everything but photos and departures. */
export function sampleBody(
  { slug: _, photos: _photos, offer, starts_in_days, ...sample }: SampleProgram,
  today: string,
) {
  const from_date = addDays(today, starts_in_days);
  const { meeting_point, meeting_map, country, cancellation, questions } = offer;
  const texts: Record<string, Both> = {
    not_included: offer.not_included,
    ...offer.know,
    ...(meeting_point && { meeting_point }),
  };
  const inLanguage = (language: keyof Both) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]));
  return {
    ...sample,
    ...inLanguage('ar'),
    translations: { en: { ...sample.translations.en, ...inLanguage('en') } },
    from_date,
    to_date: addDays(from_date, sample.nights),
    country,
    meeting_map,
    prices: pricesOn(offer, today),
    itinerary: offer.days.map((day) => dayBody(day)),
    ...(cancellation && { cancellation }),
    ...(questions && { questions }),
  };
}

function pricesOn({ prices: { early_days, ...prices } }: Pick<SampleOffer, 'prices'>, today: string) {
  return { ...prices, early_until: early_days === undefined ? null : addDays(today, early_days) };
}

const dayBody = ({ meals, texts }: SampleDay, photo: string | null = null) => ({ meals, texts, photo });

/** Adds the departures of a sample. The first one is that of the program's own days. Does nothing if it has others. */
export async function addDepartures(api: ApiSession, programId: string, sample: SampleProgram): Promise<void> {
  const address = `/programs/${programId}/departures`;
  const present = await api.call<Departure[]>('GET', address);
  if (present.length > 1) return;
  const [first, ...others] = sample.offer.departures.map((departure) => departureBody(departure, sample.nights));
  const departures = others.map((body, index) => ({ ...body, id: idAfter(programId, index + 1) }));
  const added = await api.call<Departure[]>('POST', address, { departures });
  if (first && added.length > 0) await api.call('PUT', `${address}/${programId}`, { ...first, version: 1 });
}

/** The part of a sample's departure that staff set. */
export function departureBody(
  { starts_in_days, closes_days_before, prices, ...departure }: SampleDeparture,
  nights: number,
) {
  const from_date = addDays(riyadhDay(), starts_in_days);
  return {
    ...departure,
    ...(prices && { prices: pricesOn({ prices }, riyadhDay()) }),
    from_date,
    nights,
    ...(closes_days_before !== undefined && { deadline: addDays(from_date, -closes_days_before) }),
  };
}

/** An id that a repetition makes again. */
const idAfter = (id: string, count: number) =>
  id.slice(0, -4) + ((Number.parseInt(id.slice(-4), 16) + count) % 0x10000).toString(16).padStart(4, '0');

/** Adds what needs the ids of photos: what is said of them, and the pictures of the days. */
export async function addPhotoTexts(
  api: ApiSession,
  programId: string,
  body: object,
  { photos, days }: SampleOffer,
): Promise<void> {
  const { photo_records, version, itinerary } = await api.call<ProgramReply>('GET', `/programs/${programId}`);
  const isDone = itinerary.some(({ photo }) => photo !== null);
  if (isDone) return;
  const details: PhotoDetails[] = photo_records.flatMap(({ id }, index) => {
    const said = photos[index];
    if (!said) return [];
    const inLanguage = (language: keyof Both) => ({
      caption: said.caption[language],
      alternative: said.alternative[language],
    });
    return [{ id, texts: { ar: inLanguage('ar'), en: inLanguage('en') }, focus: said.focus }];
  });
  await api.call('PUT', `/programs/${programId}`, {
    ...body,
    version,
    photo_details: details,
    itinerary: days.map((day) => dayBody(day, (day.photo !== undefined && photo_records[day.photo]?.id) || null)),
  });
}
