import sharp from 'sharp';
import { drawPicture } from '../../functions/logic/link-pictures/draw.ts';
import { makePictures } from '../../functions/logic/photos/photo-pictures.ts';
import { brand } from '../support/brand.ts';
import { inTurn, ms, printTable } from './measure.ts';

const rounds = 5;
const drawings = 20;
const megapixels = { width: 4000, height: 3000 };

/** Measures the processing of a photo of 12 megapixels, and of one scaled down by the console. */
export async function benchPhotos() {
  const camera = await photo(megapixels);
  const scaled = await sharp(camera).resize({ width: 2400 }).jpeg({ quality: 85 }).toBuffer();
  const uploads = { 'a camera’s JPEG, 12 megapixels': camera, 'scaled by the console, 4.3 megapixels': scaled };
  const spent = await inTurn(
    Object.fromEntries(Object.entries(uploads).map(([name, bytes]) => [name, () => makePictures(bytes)])),
    rounds,
  );
  const rows = [];
  for (const [name, bytes] of Object.entries(uploads)) {
    const { variants, jpeg } = await makePictures(bytes);
    const served = variants.map(({ width, format, bytes }) => `${width} ${format} ${kilobytes(bytes)}`).join(', ');
    rows.push({
      upload: name,
      size: kilobytes(bytes),
      'all files after': ms(spent[name] ?? 0),
      files: `${served}, JPEG ${kilobytes(jpeg)}`,
    });
  }
  printTable('Photo pipeline', rows);
  await benchLinkPictures(await sharp(camera).resize({ width: 1600 }).jpeg({ quality: 80 }).toBuffer());
}

/** Measures the processor time of one picture for link previews. */
async function benchLinkPictures(bytes: Buffer) {
  const price = { from: 'from', amount: '4,500 SR', terms: 'per person, including VAT' };
  const words = { title: 'Through AlUla and Hegra to the Red Sea', days: '12 – 19 March 2027', price };
  const covers = { 'on a cover': { bytes, focus: null }, 'without a cover': undefined };
  const rows = [];
  for (const [ground, cover] of Object.entries(covers)) {
    const content = { language: 'en', words, brand, cover } as const;
    const size = kilobytes(await drawPicture(content));
    const start = process.cpuUsage();
    for (let round = 0; round < drawings; round++) await drawPicture(content);
    const { user, system } = process.cpuUsage(start);
    rows.push({ 'link picture': ground, size, 'processor time': ms((user + system) / 1000 / drawings) });
  }
  printTable('Link pictures', rows);
}

const kilobytes = (bytes: Uint8Array) => `${(bytes.length / 1000).toFixed(0)} kB`;

/** A gradient with the noise of a camera, since flat colours compress too well. */
export async function photo({ width, height }: typeof megapixels): Promise<Buffer> {
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scene = await sharp('frontend/assets/scenes/alula.svg', { density: 200 })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(scene)
    .composite([{ input: noise, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
