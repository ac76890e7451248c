import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Usage: node scripts/story-film.ts (needs ffmpeg with libx264 and libsvtav1 on the PATH; takes some minutes)
 *
 * Makes the home page's film from our own scenes: a slow camera move over each, with fades between. Every frame is
 * rendered from the vectors, so that nothing jitters or blurs. The captions are in `frontend/assets/film/*.vtt`; their
 * times follow `shotSeconds`.
 */

const root = join(import.meta.dirname, '..');
const target = join(root, 'frontend/assets/film/story');
const [width, height, rate] = [1280, 720, 25];
const shotSeconds = 2.5;
const fadeSeconds = 0.8;
/** Background colour of the film's start and end: `tealDarkest` of the theme. */
const dark = { r: 8, g: 42, b: 48 };

/** A section of a scene in its units (1600 × 1000): corner and width. The film's aspect ratio determines the height. */
interface View {
  x: number;
  y: number;
  wide: number;
}

interface Shot {
  scene: string;
  from: View;
  to: View;
}

const shots: readonly Shot[] = [
  { scene: 'dunes', from: { x: 0, y: 60, wide: 1600 }, to: { x: 260, y: 190, wide: 1300 } },
  { scene: 'diriyah', from: { x: 300, y: 260, wide: 1100 }, to: { x: 120, y: 130, wide: 1400 } },
  { scene: 'jeddah', from: { x: 460, y: 110, wide: 1100 }, to: { x: 200, y: 80, wide: 1200 } },
  { scene: 'alula', from: { x: 60, y: 100, wide: 1340 }, to: { x: 260, y: 170, wide: 1240 } },
  { scene: 'aseer', from: { x: 260, y: 190, wide: 1160 }, to: { x: 60, y: 80, wide: 1480 } },
  { scene: 'redsea', from: { x: 220, y: 20, wide: 1280 }, to: { x: 220, y: 270, wide: 1280 } },
  { scene: 'madinah', from: { x: 100, y: 60, wide: 1400 }, to: { x: 240, y: 110, wide: 1200 } },
  { scene: 'plane', from: { x: 0, y: 100, wide: 1380 }, to: { x: 200, y: 60, wide: 1380 } },
  { scene: 'istanbul', from: { x: 0, y: 160, wide: 1340 }, to: { x: 200, y: 110, wide: 1360 } },
  { scene: 'maldives', from: { x: 120, y: 100, wide: 1440 }, to: { x: 300, y: 200, wide: 1280 } },
  { scene: 'riyadh', from: { x: 300, y: 100, wide: 1160 }, to: { x: 0, y: 80, wide: 1600 } },
];
const filmSeconds = shots.length * shotSeconds + fadeSeconds;

const drawings = new Map<string, string>();
for (const { scene } of shots) {
  drawings.set(scene, await readFile(join(root, 'frontend/assets/scenes', `${scene}.svg`), 'utf8'));
}

/** Renders a shot at one of its times, as raw RGB. */
function drawShot({ scene, from, to }: Shot, seconds: number): Promise<Buffer> {
  const part = seconds / (shotSeconds + fadeSeconds);
  const between = (axis: keyof View) => from[axis] + (to[axis] - from[axis]) * part;
  const wide = between('wide');
  const box = [between('x'), between('y'), wide, (wide * height) / width].map((value) => value.toFixed(3)).join(' ');
  const size = `viewBox="${box}" width="${width}" height="${height}"`;
  const svg = drawings.get(scene)?.replace(/viewBox="[^"]*"/, size) ?? '';
  return sharp(Buffer.from(svg)).flatten({ background: dark }).raw().toBuffer();
}

/** Blends `over` onto `under` by `share` (0 to 1). */
function blend(under: Buffer, over: Buffer, share: number): Buffer {
  const mixed = Buffer.allocUnsafe(under.length);
  under.forEach((value, at) => {
    mixed[at] = value + ((over[at] ?? 0) - value) * share;
  });
  return mixed;
}

/** Eases in and out. */
const softly = (part: number) => part * part * (3 - 2 * part);

const darkness = Buffer.alloc(width * height * 3, Buffer.from([dark.r, dark.g, dark.b]));

/** Renders the film at a time: a shot, the fade from the shot before, or the end's fade. */
async function drawFrame(seconds: number): Promise<Buffer> {
  const number = Math.min(Math.floor(seconds / shotSeconds), shots.length - 1);
  const own = seconds - number * shotSeconds;
  const [before, shot] = [shots[number - 1], shots[number]];
  if (!shot) return darkness;
  const drawn = await drawShot(shot, own);
  const left = filmSeconds - seconds;
  if (left < fadeSeconds) return blend(darkness, drawn, softly(left / fadeSeconds));
  if (own >= fadeSeconds) return drawn;
  return blend(before ? await drawShot(before, shotSeconds + own) : darkness, drawn, softly(own / fadeSeconds));
}

const ffmpeg = (...options: string[]) =>
  spawn('ffmpeg', ['-y', '-v', 'error', ...options], { stdio: ['pipe', 'ignore', 'inherit'] });

async function ended(encoder: ChildProcess): Promise<void> {
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Renders every frame losslessly, for the encoders. */
async function drawFilm(file: string): Promise<void> {
  const frames = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate), '-i', '-'];
  const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-colorspace', 'bt709'];
  const encoder = ffmpeg(...frames, ...colours, '-c:v', 'ffv1', file);
  for (let frame = 0; frame < filmSeconds * rate; frame += 1) {
    if (!encoder.stdin.write(await drawFrame(frame / rate))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await ended(encoder);
}

const folder = await mkdtemp(join(tmpdir(), 'story-film-'));
try {
  const drawn = join(folder, 'film.mkv');
  await drawFilm(drawn);
  // AV1 for most browsers, H.264 for the others.
  await ended(ffmpeg('-i', drawn, '-c:v', 'libsvtav1', '-preset', '3', '-crf', '52', '-g', '250', `${target}.webm`));
  const h264 = ['-preset', 'slow', '-crf', '36', '-tune', 'animation', '-aq-mode', '3', '-movflags', '+faststart'];
  await ended(ffmpeg('-i', drawn, '-c:v', 'libx264', ...h264, `${target}.mp4`));
} finally {
  await rm(folder, { recursive: true });
}
