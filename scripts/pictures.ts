import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '#contracts/colours/palette';
import { directionOf, languages } from '#contracts/field-kit/language';

/**
 * `node scripts/pictures.ts`: draws the icons of the committed mark, and the picture of links. Writes to `frontend/public`;
 * run it when mark or scene change.
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

/** The scene without words, for links to pages without a picture of their own; mirrored for readers from the left. */
async function drawPreviews(): Promise<void> {
  for (const language of languages) {
    const scene = sharp(await read('frontend/assets/scenes/dunes.svg'), { density: 200 }).resize(1200, 630);
    const drawn = directionOf(language) === 'rtl' ? scene : scene.flop();
    await drawn
      .flatten({ background: palette.tealDark })
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(publicFile(`preview-${language}.jpg`));
  }
}
