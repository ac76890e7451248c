import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { SamplePhoto, SceneVariant } from './programs/sample-program.ts';

/** The site's own drawings, and those that only days of samples have. */
const folders = ['../../frontend/assets/scenes/', 'scenes/'].map((folder) => new URL(folder, import.meta.url));
const scene = { width: 1600, height: 1000 };
const photo = { width: 1600, height: 1067, quality: 80 };

type Tone = {
  modulate: { brightness: number; saturation: number };
  /** A soft-light overlay from top to bottom: colour and opacity. */
  from: [colour: string, opacity: number];
  to: [colour: string, opacity: number];
};

const tones: Record<SceneVariant, Tone> = {
  dawn: { modulate: { brightness: 1.05, saturation: 0.92 }, from: ['#c98a7d', 0.45], to: ['#f6dcc0', 0.4] },
  day: { modulate: { brightness: 1.06, saturation: 1.05 }, from: ['#fff6dd', 0.4], to: ['#f3e9d9', 0.15] },
  dusk: { modulate: { brightness: 0.95, saturation: 1.06 }, from: ['#4a4270', 0.55], to: ['#f0a878', 0.5] },
  night: { modulate: { brightness: 0.74, saturation: 0.85 }, from: ['#0f3d6a', 0.75], to: ['#2a6d82', 0.6] },
};

/**
 * Renders one sample photo: a JPEG of 1600 x 1067 pixels.
 * @throws if the scene is unknown or the crop exceeds it
 */
export async function renderPhoto({ scene: name, crop, variant }: SamplePhoto): Promise<Buffer> {
  const [left, top, width, height] = crop;
  if (left < 0 || top < 0 || width <= 0 || height <= 0 || left + width > 1 || top + height > 1) {
    throw new RangeError(`The crop of scene "${name}" leaves the picture: ${crop.join(', ')}`);
  }

  // Rasterises the crop only, at its final size.
  const svg = (await readScene(name)).replace(
    `viewBox="0 0 ${scene.width} ${scene.height}"`,
    `width="${photo.width}" height="${photo.height}" viewBox="${[
      left * scene.width,
      top * scene.height,
      width * scene.width,
      height * scene.height,
    ].join(' ')}"`,
  );
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  return (variant ? applyTone(picture, tones[variant]) : picture)
    .jpeg({ quality: photo.quality, progressive: true })
    .toBuffer();
}

async function readScene(name: string): Promise<string> {
  const [own, ofDays] = folders.map((folder) => new URL(`${name}.svg`, folder));
  return readFile(own as URL, 'utf8').catch(() => readFile(ofDays as URL, 'utf8'));
}

function applyTone(picture: Sharp, { modulate, from, to }: Tone) {
  const stop = ([colour, opacity]: Tone['from'], offset: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const overlay =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}">` +
    `<linearGradient id="tone" x2="0" y2="1">${stop(from, 0)}${stop(to, 1)}</linearGradient>` +
    '<rect width="100%" height="100%" fill="url(#tone)"/></svg>';
  return picture.modulate(modulate).composite([{ input: Buffer.from(overlay), blend: 'soft-light' }]);
}
