import type { Language } from '#contracts/field-kit/fields';
import { agency } from '#contracts/website/agency';

/**
 * The agency as the site shows it: its details (`#contracts/website/agency`), its accounts and links. The
 * values are placeholders for the operator to replace.
 */
export const site = {
  ...agency,
  city: { ar: 'الرياض', en: 'Riyadh' } satisfies Record<Language, string>,
  /** The office's position, in degrees. */
  place: { latitude: 24.6938, longitude: 46.6834 },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/rihla.example' },
    { name: 'X', url: 'https://x.com/rihla_example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@rihla.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@rihla.example' },
  ],
  tourismLicence: '73100000',
  commercialRegistration: '1010000000',
  vatNumber: '300000000000003',
  /** The year in which the agency began. */
  since: 2009,
  /** The rating of a program that staff have not rated (docs/product.md); null shows none. */
  defaultRating: 4.8 as number | null,
  /** Other bookings are refunded in full, minus processing fees, until this many days before departure. */
  fullRefundDays: 30,
} as const;

export { hotlineText, whatsAppLink } from '#contracts/website/agency';

export const telephoneLink = (number: string) => `tel:${number}`;
export const mailLink = `mailto:${site.email}`;
/** Returns a link to a place on the map; phones open it in their maps app. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

const { latitude, longitude } = site.place;

/** A map of about a kilometre around the office, for an iframe. */
export const mapEmbedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [longitude - 0.008, latitude - 0.004, longitude + 0.008, latitude + 0.004]
    .map((side) => side.toFixed(4))
    .join(),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;
