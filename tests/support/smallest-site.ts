import { v7 as newId } from 'uuid';
import { type SectionName, sectionNames } from '#contracts/api/section-names';
import type { SiteDraftInShort } from '#contracts/api/site-content';
import { type SectionContent, siteSections } from '#contracts/api/site-sections';
import { type Language, languages } from '#contracts/field-kit/language';
import { contactAtStart } from '#contracts/site-defaults/contact';
import { homeAtStart } from '#contracts/site-defaults/home';
import type { ApiSession } from '../../infra/seed/session.ts';
import { inDays } from './bodies.ts';

const letters: Record<Language, string> = { ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };
const letterAt = (place: number) => ({ ar: letters.ar.charAt(place), en: letters.en.charAt(place) });

/** The least that a field can have: the first of these that its rules allow. */
const least = [null, [], false, Object.fromEntries(languages.map((language) => [language, null]))];

const isText = (value: unknown) =>
  typeof value === 'object' && value !== null && languages.every((one) => one in value);

/** These values cannot be left out field by field: figures that nobody has confirmed, and a place, which has two numbers. */
const leftOut: Partial<Record<SectionName, object>> = {
  contact: { addresses: contactAtStart.addresses.map((one) => ({ ...one, latitude: null, longitude: null })) },
  figures: { items: [] },
};

/** Returns a section's content with as few entries, and texts as short, as its rules allow. */
export function smallestContent(name: SectionName): SectionContent {
  const { body, initial } = siteSections[name];
  const content: object = structuredClone({ ...initial, ...leftOut[name] });
  let place = sectionNames.indexOf(name);
  shorten(
    content as Record<string, unknown>,
    () => body.safeParse(content).success,
    // Parts of a page have different names.
    () => letterAt(place++),
  );
  // Parts that are shown without anything to show take more care than none.
  return { ...content, ...(name === 'home' && { parts: homeAtStart.parts }) } as unknown as SectionContent;
}

function shorten(values: Record<string, unknown>, isAllowed: () => boolean, nextLetter: () => object): void {
  for (const [name, value] of Object.entries(values)) {
    const fits = (one: unknown) => {
      values[name] = one;
      return isAllowed();
    };
    if (least.some(fits) || (isText(value) && fits(nextLetter()))) continue;
    if (Array.isArray(value)) value.splice(1);
    values[name] = value;
    if (typeof value === 'object' && value !== null) shorten(value as Record<string, unknown>, isAllowed, nextLetter);
  }
}

/** Publishes every section of the site with as little as its limits allow. */
export async function publishSmallest(api: ApiSession): Promise<void> {
  for (const name of sectionNames) {
    const content = smallestContent(name);
    const { rev } = await api.call<SiteDraftInShort>('PUT', `/site/${name}/draft`, { content, rev: 0, based_on: 0 });
    await api.call('POST', `/site/${name}/publications`, { rev, note: null });
  }
}

/** Adds a program on request, a customer's message and a quote for it, with as little as their rules allow. Returns the paths. */
export async function addSmallest(api: ApiSession) {
  const { ar } = letterAt(0);
  const names = { trip_name: ar, city: ar, rating_hidden: true };
  const dates = { from_date: inDays(40), to_date: inDays(40), nights: 1 };
  const { id } = await api.call<{ id: string }>('POST', '/programs', { ...names, ...dates, price_sar: 1 });
  await api.call('DELETE', `/programs/${id}/departures/${id}`);
  const message = { type: 'message', name: ar, phone: '0501234567', email: null, message: ar };
  const asked = await api.call<{ id: string; reference: string }>('POST', '/requests', message);
  const request = `/requests/message/${asked.id}`;
  const link = await api.call<{ secret: string }>('POST', `${request}/links`, {});
  const quote = {
    ...{ id: newId(), replaces: null, channel: 'copy', language: 'ar' },
    content: {
      lines: [{ kind: 'other', text: { ar, en: null }, quantity: 1, price_sar: 0 }],
      ...{ valid_until: inDays(1), deposit_sar: null, payment_link: null },
    },
  };
  const { secret } = await api.call<{ secret: string }>('POST', `${request}/quotes`, quote);
  return {
    ...{ program: `/program/${id}`, brochure: `/program/${id}/brochure` },
    ...{ request: `/request#${asked.reference}.${link.secret}`, offer: `/offer#${asked.reference}.${secret}` },
  };
}
