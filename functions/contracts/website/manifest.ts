import type { Brand } from '../api/site-brand-rules.ts';
import { palette } from '../colours/palette.ts';
import { defaultLanguage, directionOf, type Language, languages } from '../field-kit/language.ts';
import { paths } from './paths.ts';
import { pictureFile } from './site-picture-files.ts';

/** The manifests of the installed site: one for visitors, one for staff. */
export const manifestPath = '/manifest.webmanifest';
export const consoleManifestPath = '/admin.webmanifest';
export const manifestPaths = [manifestPath, consoleManifestPath] as const;
type ManifestPath = (typeof manifestPaths)[number];

type Named = Pick<Brand, 'name' | 'colours' | 'icon'>;

const icon = (src: string, size: number, purpose?: 'maskable') => ({
  ...{ src, sizes: `${size}x${size}`, type: 'image/png' },
  ...(purpose && { purpose }),
});

const look = ({ colours, icon: own }: Named) => ({
  lang: defaultLanguage,
  dir: directionOf(defaultLanguage),
  background_color: palette.sandLight,
  theme_color: colours.tealDark,
  icons: [
    icon(own ? pictureFile.icon(own, 192) : '/icon-192.png', 192),
    icon(own ? pictureFile.icon(own, 512) : '/icon-512.png', 512),
    icon(own ? pictureFile.maskableIcon(own) : '/icon-maskable-512.png', 512, 'maskable'),
  ],
});

const consoleName: Record<Language, (name: string) => string> = {
  ar: (name) => `إدارة ${name}`,
  en: (name) => `${name} Admin`,
};

const inAll = (name: (language: Language) => string) => [...new Set(languages.map(name))].join(' | ');

const manifests: Record<ManifestPath, (brand: Named) => object> = {
  [manifestPath]: (brand) => ({
    id: '/',
    name: inAll((language) => brand.name[language]),
    short_name: brand.name[defaultLanguage],
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    categories: ['travel'],
    ...look(brand),
  }),
  [consoleManifestPath]: (brand) => ({
    id: paths.admin.index,
    name: inAll((language) => consoleName[language](brand.name[language])),
    short_name: consoleName[defaultLanguage](brand.name[defaultLanguage]),
    start_url: paths.admin.index,
    // Links to the site open in the browser.
    scope: paths.admin.index,
    display: 'standalone',
    categories: ['business'],
    ...look(brand),
  }),
};

/** Returns the web app manifest (W3C) at a path as JSON. */
export const manifest = (path: ManifestPath, brand: Named): string => JSON.stringify(manifests[path](brand));

export const isManifestPath = (path: string): path is ManifestPath => manifestPaths.some((one) => one === path);
