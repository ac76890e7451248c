import { expect } from '@playwright/test';
import sharp from 'sharp';
import { program } from '../support/bodies.ts';
import { test as base, type Language } from './support.ts';

/** The office's stack, which `tests/browser/global-setup.ts` has started. */
export const office = {
  url: process.env.OFFICE_URL,
  password: process.env.OFFICE_PASSWORD ?? '',
  /** The browser state of a signed-in member of staff. */
  state: JSON.parse(process.env.OFFICE_STATE ?? '{"cookies":[],"origins":[]}'),
};

/** The names that a test has given to its programs. */
const names = new Set<string>();

/**
 * `test` on a stack that starts without programs, with a signed-in browser: adding and deleting programs on the site's
 * stack would change the counts on which tests of the public screens rely. Each test removes its programs afterwards,
 * since a long list slows down all others.
 */
export const test = base.extend<{ programsRemoved: undefined }>({
  baseURL: office.url,
  storageState: office.state,
  contextOptions: { reducedMotion: 'reduce' },
  // The tests' own calls need the client marker too.
  extraHTTPHeaders: { 'X-Client': 'web' },
  programsRemoved: [
    async ({ request }, use) => {
      await use(undefined);
      for (const { id, trip_name } of names.size > 0 ? await listPrograms(request) : []) {
        if ([...names].some((name) => trip_name.includes(name))) await request.delete(`/api/programs/${id}`);
      }
      names.clear();
    },
    { auto: true },
  ],
});

/** Makes a file as the browser's file dialog would. */
export async function photoFile(
  name: string,
  width = 800,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  height = Math.round(width * 0.75),
) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#e8a033' } });
  return { name, mimeType: `image/${format}`, buffer: await picture.toFormat(format).toBuffer() };
}

export const textFile = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('no image at all') });

/** Returns a name that no other test uses. */
export function newTripName(language: Language): string {
  const name = `${language === 'ar' ? 'رحلة' : 'Journey'} ${crypto.randomUUID().slice(0, 6)}`;
  names.add(name);
  return name;
}

interface StoredProgram {
  id: string;
  trip_name: string;
  version: number;
  photos: string[];
  photo_records: { id: string; status: string; image_url: string }[];
  [field: string]: unknown;
}

type Caller = import('@playwright/test').APIRequestContext;

/** Adds a program as staff, with photos of the given widths, or widths and heights, all ready. */
export async function addProgram(
  api: Caller,
  changes: Record<string, unknown> = {},
  sizes: (number | [width: number, height: number])[] = [],
): Promise<StoredProgram> {
  const { data } = await (await api.post('/api/programs', { data: program(changes) })).json();
  for (const [width, height] of sizes.map((size) => [size].flat())) {
    const image = await photoFile(`${width}.jpg`, width, 'jpeg', height);
    await api.post('/api/programs/photos', { multipart: { program_id: data.id, image } });
  }
  await expect.poll(async () => (await readProgram(api, data.id)).photos.length).toBe(sizes.length);
  return readProgram(api, data.id);
}

export async function readProgram(api: Caller, id: string): Promise<StoredProgram> {
  return (await (await api.get(`/api/programs/${id}/current`)).json()).data;
}

async function listPrograms(api: Caller): Promise<StoredProgram[]> {
  const reply = await api.get('/api/programs/current', { params: { limit: 100 } });
  return (await reply.json()).data;
}

/** Finds the programs with this name; a program saved twice by mistake is found twice. */
export const programsNamed = async (api: Caller, name: string): Promise<StoredProgram[]> =>
  (await listPrograms(api)).filter(({ trip_name }) => trip_name === name);

/** Returns the widths of a program's photos, as visitors get them, in their order. */
export async function photoWidths(api: Caller, id: string): Promise<(number | undefined)[]> {
  const { photos } = await readProgram(api, id);
  const bodies = await Promise.all(photos.map(async (url) => (await api.get(url)).body()));
  return Promise.all(bodies.map(async (body) => (await sharp(body).metadata()).width));
}
