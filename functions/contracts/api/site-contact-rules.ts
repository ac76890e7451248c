import type { SiteContact } from './site-contact.ts';
import type { SiteTexts } from './site-texts.ts';

export const contactLimits = {
  phones: 6,
  emails: 4,
  addresses: 4,
  social: 8,
  hours_seasons: 12,
  label: 40,
  note: 80,
  address: 200,
  city: 60,
  lines: 300,
  season: 60,
  name: 30,
  link: 500,
} as const;

/** How the agency's numbers are written: those of the Ministry of Tourism, the commercial register and VAT. */
export const numberPatterns = { licence: /^\d{5,12}$/, registration: /^\d{10}$/, vat: /^3\d{13}3$/ } as const;

/** Days before the licence's last one on which staff are reminded. */
export const licenceReminders = [60, 14] as const;

/** A way to reach the agency, with its name and a line about it. */
interface Way {
  label: SiteTexts;
  note: SiteTexts | null;
}

/** The part of the agency's contact that visitors get. */
export interface Contact {
  /** In E.164. The first is the one that the header, brochures and mails name. */
  phones: readonly (Way & { number: string })[];
  /** In E.164. */
  whatsapp: string;
  /** Replies to mails go to the first. */
  emails: readonly (Way & { address: string })[];
  addresses: readonly {
    text: SiteTexts;
    city: SiteTexts;
    /** In degrees; null if it is not on the map. */
    place: { latitude: number; longitude: number } | null;
    link: string | null;
  }[];
  /** When somebody answers on this day, in lines. */
  hours: SiteTexts;
  /** True if that is at all hours, for search engines. */
  always: boolean;
  social: readonly { name: string; link: string }[];
  licence: string;
  registration: string;
  vat: string | null;
}

/** Returns what visitors get on a Riyadh calendar day: the first season's hours that are dated so, else the usual ones. */
export function shownContact(today: string, content: SiteContact): Contact {
  const { phones, emails, addresses, hours, hours_seasons, open_always, whatsapp, social } = content;
  const season = hours_seasons.find(({ from, until }) => from <= today && today <= until);
  return {
    phones: phones.map(({ note, ...phone }) => ({ ...phone, note: bothOrNone(note) })),
    emails: emails.map(({ note, ...email }) => ({ ...email, note: bothOrNone(note) })),
    addresses: addresses.map(({ text, city, latitude, longitude, link }) => ({
      ...{ text, city, link },
      place: latitude === null || longitude === null ? null : { latitude, longitude },
    })),
    hours: season ? season.lines : hours,
    always: open_always && !season,
    ...{ whatsapp, social },
    licence: content.licence,
    registration: content.registration,
    vat: content.vat,
  };
}

const bothOrNone = ({ ar, en }: SiteContact['phones'][number]['note']): SiteTexts | null =>
  ar !== null && en !== null ? { ar, en } : null;
