import type { Brand } from '../api/site-brand-rules.ts';
import { palette } from '../colours/palette.ts';
import { defaultLanguage, directionOf, languages } from '../field-kit/language.ts';
import { pictureFile } from './site-picture-files.ts';

/** What phones show of a site on their home screen. */
export const manifestPath = '/manifest.webmanifest';

const icon = (src: string, size: number, purpose?: 'maskable') => ({
  ...{ src, sizes: `${size}x${size}`, type: 'image/png' },
  ...(purpose && { purpose }),
});

/** Returns the web app manifest (W3C) as JSON. */
export const manifest = ({ name, colours, icon: own }: Pick<Brand, 'name' | 'colours' | 'icon'>): string =>
  JSON.stringify({
    id: '/',
    name: [...new Set(languages.map((language) => name[language]))].join(' | '),
    short_name: name[defaultLanguage],
    lang: defaultLanguage,
    dir: directionOf(defaultLanguage),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: palette.sandLight,
    theme_color: colours.tealDark,
    categories: ['travel'],
    icons: [
      icon(own ? pictureFile.icon(own, 192) : '/icon-192.png', 192),
      icon(own ? pictureFile.icon(own, 512) : '/icon-512.png', 512),
      icon(own ? pictureFile.maskableIcon(own) : '/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
