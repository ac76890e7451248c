import { chunks, styles, template } from 'virtual:client-build';
import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import { type BrandColours, brandCss, palette } from '#contracts/colours/palette';
import { directionOf, type Language } from '#contracts/field-kit/language';
import { manifestPath } from '#contracts/website/manifest';
import { originPlaceholder } from '#contracts/website/origin-placeholder';
import { retentionPlaceholder } from '#contracts/website/retention-period';
import { riyalPlaceholder, umrahPlaceholder } from '#contracts/website/shown-settings';
import { pictureFile } from '#contracts/website/site-picture-files';
import { siteKeyPlaceholder } from '#contracts/website/turnstile';
import { type PageData, pageDataElement } from './page-data.ts';
import { type ScriptList, scriptListElement } from './script-list.ts';

/** The parts of the page that the template lacks. */
export interface DocumentParts {
  language: Language;
  /** Source files whose code the page runs, relative to `frontend`. */
  sources: readonly string[];
  /** Source files whose code loads later: the page has their style sheets. */
  later?: readonly string[];
  /** Elements for the head: those of the screen, and antd's styles. */
  head?: string;
  /** The screen's markup. A shell has none. */
  body?: string;
  /** The calendar of its fields of days, until the scripts have run. */
  calendar?: string;
  data: PageData;
  /** The version of the announcement on the page, which the boot script compares with the closed one. */
  announcement?: number | undefined;
  /** The page's manifest, if it is not the site's. */
  manifest?: string;
  /** True if search engines show no page of the site. */
  isHidden?: boolean | undefined;
  /** The differences from a page that is complete whatever its query is. Applies only to a page with a body. */
  scripts?: Partial<Omit<ScriptList, 'files'>>;
}

/** A page with content shows it first: the boot script (`boot.ts`) loads the other scripts later. */
function scriptsElement({ body, scripts }: DocumentParts, { entryFile, others }: PageScripts): string {
  if (body) return scriptListElement({ isIncomplete: false, ...scripts, files: [...others, entryFile] });
  return [
    ...others.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`),
    `<script type="module" src="${entryFile}" crossorigin></script>`,
  ].join('');
}

interface PageScripts {
  /** The entry script, which imports the others. */
  entryFile: string;
  others: readonly string[];
}

const fonts: Record<Language, string> = { ar: arabicFont, en: latinFont };

const entry = 'index.html';

/**
 * Composes a whole page. Its style sheets are inlined. Each is also listed as a disabled link, which the browser does
 * not load: the scripts find the link and do not fetch the sheet again.
 */
export function composeDocument(parts: DocumentParts): string {
  const { language, sources, head = '', body = '', data } = parts;
  const { name, colours } = data.brand;
  const announced = parts.announcement === undefined ? '' : ` data-announcement="${parts.announcement}"`;
  const needed = [entry, ...sources].map((source) => chunkOf(source));
  const styled = [...needed, ...(parts.later ?? []).map((source) => chunkOf(source))];
  const sheets = unique(styled.flatMap(({ css }) => css));
  const scripts = unique(needed.flatMap(({ file, imports }) => [...imports, file])).map((file) => `/${file}`);
  const entryFile = `/${chunkOf(entry).file}`;
  const others = scripts.filter((file) => file !== entryFile);
  const tags = [
    `<link rel="preload" href="${fonts[language]}" as="font" type="font/woff2" crossorigin>`,
    // antd's styles come first, as in the browser, because ours override them.
    ...(parts.isHidden ? ['<meta name="robots" content="noindex, nofollow">'] : []),
    head,
    `<style>${sheets.map((sheet) => styles[sheet] ?? '').join('')}${ownColours(colours)}</style>`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
    scriptsElement(parts, { entryFile, others }),
  ];
  return page
    .replace(
      '<html',
      () =>
        `<html lang="${language}" dir="${directionOf(language)}" data-origin="${originPlaceholder}" data-turnstile="${siteKeyPlaceholder}" data-retention="${retentionPlaceholder}" data-umrah="${umrahPlaceholder}" data-riyal="${riyalPlaceholder}"${announced}`,
    )
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace('<div id="root">', () => `<div id="root">${body}`)
    .replace('</body>', () => `${parts.calendar ?? ''}${pageDataElement(data)}</body>`)
    .replace(manifestPath, () => parts.manifest ?? manifestPath)
    .replace(/<meta name="theme-color"[^>]*>/, (meta) => meta.replace(palette.tealDark, () => colours.tealDark))
    .replace(/<link rel="(icon|apple-touch-icon)"[^>]*>/g, (link, rel) => ownIcon(link, rel, data.brand.icon))
    .replace(/<title>[^<]*<\/title>/, () =>
      head.includes('<title>') && body ? '' : `<title>${name[language].replaceAll('&', '&amp;')}</title>`,
    );
}

/** The agency's icon in place of the template's. @param rel `icon` twice: for browsers with and without SVG */
function ownIcon(link: string, rel: string, icon: string | undefined): string {
  if (!icon) return link;
  if (link.includes('image/svg+xml')) return '';
  return `<link rel="${rel}" href="${pictureFile.icon(icon, rel === 'icon' ? 32 : 180)}">`;
}

/** The agency's colours, over the committed ones that the template has. */
function ownColours(colours: BrandColours): string {
  const changed = colours.teal !== palette.teal;
  return changed ? `:root{${brandCss(colours).join(';')}}` : '';
}

/** The template without the scripts, style sheets and language that the first build added for one page. */
const page = template
  .replace(/<html[^>]*>/, '<html>')
  .replace(/<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
  .replace(/>\s+</g, '><');

function chunkOf(source: string) {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk;
}

const unique = (names: string[]) => [...new Set(names)];
