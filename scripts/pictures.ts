import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#contracts/field-kit/fields';
import { directionOf, languages } from '#contracts/field-kit/language';
import { heroAtStart } from '#contracts/site-defaults/hero';
import { site } from '../frontend/shared/lib/site.ts';
import { palette } from '../frontend/shared/lib/theme.ts';
import { findChromium } from './chromium.ts';

/**
 * `node scripts/pictures.ts`: draws the icons and one preview picture per language from the brand's mark and the
 * scenes. Writes to `frontend/public`; run it when brand or slogan change. A browser renders the words, since sharp
 * does not join Arabic letters with a font that is not installed.
 */
const root = join(import.meta.dirname, '..');
const publicFile = (name: string) => join(root, 'frontend/public', name);
const read = (path: string) => readFile(join(root, path));

const mark = (await read('frontend/assets/brand/mark.svg')).toString();

await drawIcons();
await drawPreviews();

async function drawIcons(): Promise<void> {
  for (const size of [192, 512]) await drawIcon(mark, size, `icon-${size}.png`);
  // Systems crop these two icons, so the background fills the square and the logo keeps a margin.
  const [ground = '', sign = ''] = mark.split('<!-- the letter');
  const square = ground.replace(/ rx="\d+"/, '').replace(/A116 116.*Z"/, 'V512H0Z"');
  const inset = `${square}<g transform="translate(36 36) scale(.86)"><!-- the letter${sign.replace('</svg>', '</g></svg>')}`;
  await drawIcon(inset, 180, 'apple-touch-icon.png');
  await drawIcon(inset, 512, 'icon-maskable-512.png');
  await writeFile(publicFile('favicon.ico'), await favicon());
}

/** Makes the icon in the ICO format, which browsers request unprompted: one PNG of 32 pixels after its header. */
async function favicon(): Promise<Buffer> {
  const png = await sharp(await read('frontend/public/favicon.svg'), { density: 144 })
    .resize(32, 32)
    .png()
    .toBuffer();
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawIcon(svg: string, size: number, name: string): Promise<void> {
  // Draws at twice the size and scales down, for smooth edges.
  const drawn = sharp(Buffer.from(svg), { density: (72 * 2 * size) / 512 }).resize(size, size);
  await drawn.png({ palette: true, effort: 10 }).toFile(publicFile(name));
}

async function drawPreviews(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const language of languages) {
      await page.setContent(await previewPage(language));
      await page.evaluate('document.fonts.ready');
      const picture = await sharp(await page.screenshot())
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer();
      await writeFile(publicFile(`preview-${language}.jpg`), picture);
    }
  } finally {
    await browser.close();
  }
}

async function previewPage(language: Language): Promise<string> {
  const isRtl = directionOf(language) === 'rtl';
  const font = await read(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2`);
  const latin = await read(`node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2`);
  const data = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
    @font-face { font-family: Arabic; font-weight: 160 700; src: url(${data(font, 'font/woff2')}) }
    @font-face { font-family: Latin; font-weight: 160 700; src: url(${data(latin, 'font/woff2')}) }
    body { margin: 0; font-family: Latin, Arabic; color: ${palette.sandLight} }
    .scene { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover }
    /** Mirrors the scene, because its moon would be behind the English text. */
    [dir="ltr"] .scene { transform: scaleX(-1) }
    .shade { position: absolute; inset: 0; background: linear-gradient(to top, transparent 20%, ${palette.tealDarkest}cc) }
    .words { position: absolute; inset: 72px 80px; display: flex; flex-direction: column; gap: 30px }
    .brand { display: flex; align-items: center; gap: 26px; font-size: 60px; font-weight: 600 }
    .title { max-inline-size: 900px; font-size: ${isRtl ? 62 : 60}px; font-weight: 600; line-height: ${isRtl ? 1.5 : 1.25}; text-wrap: balance }
  </style>
  <img class="scene" src="${data(await read('frontend/assets/scenes/dunes.svg'), 'image/svg+xml')}">
  <div class="shade"></div>
  <div class="words">
    <div class="brand"><img src="${data(Buffer.from(mark), 'image/svg+xml')}" width="96" height="96">${site.name[language]}</div>
    <div class="title">${heroAtStart.title[language]}</div>
  </div></html>`;
}
