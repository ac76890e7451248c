import type { ShownContact } from './use-contact.ts';

type Address = ShownContact['addresses'][number];

/** Returns a link to an address on the map; phones open it in their maps app. */
export const mapLink = ({ link, text }: Address): string =>
  link ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`;

/** Returns a map of about a kilometre around a place, for an iframe. */
export const mapEmbedUrl = ({ latitude, longitude }: NonNullable<Address['place']>): string =>
  `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
    bbox: [longitude - 0.008, latitude - 0.004, longitude + 0.008, latitude + 0.004]
      .map((side) => side.toFixed(4))
      .join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })}`;
