import { chunks, styles, template } from 'virtual:client-build';
import arabicFont from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import { directionOf, type Language } from '#contracts/website/language';
import { originPlaceholder } from '#contracts/website/origin-placeholder';
import { siteKeyPlaceholder } from '#contracts/website/turnstile';
import { type PageData, pageDataElement } from './page-data.ts';
import { type ScriptStart, scriptListElement } from './script-list.ts';

/** The parts that the template lacks. */
export interface DocumentParts {
  language: Language;
  /** Source files whose code the page runs, relative to `frontend`. */
  sources: readonly string[];
  /** Elements of the head that the screen asks for, and antd's styles. */
  head?: string;
  /** The screen's markup; a shell has none. */
  body?: string;
  data?: PageData;
  /** When the page runs its scripts, if it has something to show. */
  start?: ScriptStart;
}

/** A page that has something to show shows it first: the boot script (`boot.ts`) starts its scripts later. */
function scriptsElement(start: ScriptStart | 'at-once', { entryFile, others }: PageScripts): string {
  if (start !== 'at-once') return scriptListElement([...others, entryFile], start);
  return [
    ...others.map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`),
    `<script type="module" src="${entryFile}" crossorigin></script>`,
  ].join('');
}

interface PageScripts {
  /** Runs the others. */
  entryFile: string;
  others: readonly string[];
}

const fonts: Record<Language, string> = { ar: arabicFont, en: latinFont };

const entry = 'index.html';

/**
 * A whole page. Its style sheets stand in the page itself; the scripts that would fetch them later find each listed as
 * a link that is switched off, which the browser does not load, and leave it at that.
 */
export function composeDocument(parts: DocumentParts): string {
  const { language, sources, head = '', body = '', data, start = 'after-paint' } = parts;
  const needed = [entry, ...sources].map((source) => chunkOf(source));
  const sheets = unique(needed.flatMap(({ css }) => css));
  const scripts = unique(needed.flatMap(({ file, imports }) => [...imports, file])).map((file) => `/${file}`);
  const entryFile = `/${chunkOf(entry).file}`;
  const others = scripts.filter((file) => file !== entryFile);
  const tags = [
    `<link rel="preload" href="${fonts[language]}" as="font" type="font/woff2" crossorigin>`,
    // antd's styles first, as in the browser: ours adapt them.
    head,
    `<style>${sheets.map((sheet) => styles[sheet] ?? '').join('')}</style>`,
    ...sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`),
    scriptsElement(body ? start : 'at-once', { entryFile, others }),
  ];
  return page
    .replace(
      '<html',
      () =>
        `<html lang="${language}" dir="${directionOf(language)}" data-origin="${originPlaceholder}" data-turnstile="${siteKeyPlaceholder}"`,
    )
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace('<div id="root">', () => `<div id="root">${body}`)
    .replace('</body>', () => `${data ? pageDataElement(data) : ''}</body>`)
    .replace(/<title>[^<]*<\/title>/, (title) => (head.includes('<title>') && body ? '' : title));
}

/** The template without what the first build has put into it for one page: scripts, style sheets, language. */
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
