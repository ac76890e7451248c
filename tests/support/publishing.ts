import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import type { select } from '#catalogue/select';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import type { PageRenderer } from '#contracts/website/renderer';
import { validate } from '../../functions/http/validate.ts';
import { listen } from '../../infra/common/http/listener.ts';
import type { ObjectStore } from '../../infra/embedded/storage/objects.ts';
import { program } from './bodies.ts';
import { openTestDatabase } from './database.ts';
import { openSiteStorage } from './site-storage.ts';

export const origin = 'https://www.rihla.example';

/** Fakes the CDN and the parameter store for the functions. */
export const cdn = { distribution: 'E1' as string | undefined, fails: false, invalidated: [] as string[][] };

async function answerCdn(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.headers['x-amz-target']) {
    const found = { Parameter: { Name: 'id', Value: cdn.distribution } };
    response.writeHead(cdn.distribution ? 200 : 400, { 'Content-Type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(cdn.distribution ? found : { __type: 'ParameterNotFound' }));
    return;
  }
  if (!cdn.fails) cdn.invalidated.push([...body.matchAll(/<Path>([^<]*)</g)].map(([, path = '']) => path));
  response.writeHead(cdn.fails ? 403 : 201, { 'Content-Type': 'text/xml' });
  response.end(
    cdn.fails ? '<ErrorResponse><Error><Code>AccessDenied</Code></Error></ErrorResponse>' : '<Invalidation/>',
  );
}

/** Renders a page's content as text, and counts the calls. */
export const rendered: string[] = [];
export const renderedFor = new Set<string>();
/** The first phone on each page as it was rendered last. */
export const contacts = new Map<string, string | undefined>();
/** The agency's name, likewise. */
export const named = new Map<string, string | undefined>();
/** The people who are quoted on each page, likewise. */
export const quoted = new Map<string, string[]>();
export const renderer = (build = '1'): PageRenderer => ({
  build,
  async renderPage({ path, language, programs, today, seasons, content }) {
    rendered.push(`${language} ${path}`);
    renderedFor.add(today);
    const dated = seasons?.map(({ names }) => ` (${names.en})`).join('') ?? '';
    const names = programs?.map(({ texts }) => texts.ar.trip_name) ?? '';
    contacts.set(`${language} ${path}`, content?.contact?.phones[0]?.number);
    named.set(`${language} ${path}`, content?.brand?.name[language]);
    const quotes = content?.testimonials?.map(({ name, gone }) => `${name[language]}${gone ? ' (gone)' : ''}`);
    quoted.set(`${language} ${path}`, quotes ?? []);
    return { html: `${language} ${path} ${names}${dated}`, found: true };
  },
});

/** The rendered pages that show programs. */
export const renderedPrograms = (): string[] =>
  rendered.filter((page) => /^.. \/(programs|program\/[^-].*)?$/.test(page));

/** Selects all programs for the pages with lists, and for a program's page only itself. */
export const selectPlainly: typeof select = ({ path, list, today }, catalogue) => {
  const shown = catalogue.filter(({ id }) => !path.startsWith('/program/') || path.endsWith(id));
  const extent = list && { query: list, total: shown.length, matching: shown.length, pages: 1 };
  const day = shown.map(({ to_date }) => to_date < today).join();
  return { ids: shown.map(({ id }) => id), day, ...(extent && { list: extent }) };
};

/** Makes pages by the fake renderer. */
export const by = (build: string) => ({ renderer: async () => renderer(build), select: selectPlainly });

export function forgetCalls(): void {
  rendered.length = 0;
  renderedFor.clear();
  cdn.invalidated.length = 0;
  cdn.fails = false;
}

/**
 * Opens a database, the site's bucket and a fake CDN, and points the functions' environment at them. Call it before
 * anything imports the functions' data modules: they read the environment when they load.
 */
export async function openPublishing() {
  const database = await openTestDatabase();
  // The functions have one pair of keys, which the database has created.
  const storage = await openSiteStorage({ credentials: database.credentials, buckets: ['site'] });
  const bucket = storage.stores.get('site') as ObjectStore;
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.serve(answerCdn);
  const fakeCdn = `http://127.0.0.1:${listener.port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', storage.url);
  vi.stubEnv('AWS_ENDPOINT_URL_SSM', fakeCdn);
  vi.stubEnv('AWS_ENDPOINT_URL_CLOUDFRONT', fakeCdn);
  vi.stubEnv('SITE_BUCKET', 'site');
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.stubEnv('DISTRIBUTION_PARAMETER', '/rihla/dev/distribution-id');
  const programs = await import('../../functions/data/programs.ts');
  const { moveToDeleted } = await import('../../functions/data/deleted.ts');
  const publish = await import('../../functions/logic/publishing/publish-programs.ts');
  const { publishInput } = await import('../../functions/logic/publications/publish.ts');
  const { publishSeasons } = await import('../../functions/logic/publishing/publish-seasons.ts');
  const { replaceSeasons } = await import('../../functions/data/seasons.ts');
  const read = async (key: string) => (await bucket.get(key))?.bytes.toString();

  return {
    bucket,
    programs,
    publish,
    publishSeasons,
    replaceSeasons,
    moveToDeleted,
    read,
    run: (options = {}) => publish.publishPrograms({ ...by('1'), ...options }),
    add: (trip_name: string) => programs.createProgram(inputOf(validate(ProgramBody, program({ trip_name })))),
    rename: (id: string, trip_name: string) =>
      publishInput(id, () => inputOf(validate(ProgramBody, program({ trip_name }))), { by: 'staff@rihla.example' }),

    /** Expects the program's current state everywhere. */
    async expectPublished(id: string, name: string) {
      for (const key of [
        `ar/program/${id}.html`,
        'ar/index.html',
        'en/index.html',
        'en/programs.html',
        'data/featured.json',
      ]) {
        expect(await read(key), key).toContain(name);
      }
      expect(JSON.parse((await read(`data/programs/${id}.json`)) ?? '').data.texts.ar.trip_name).toBe(name);
    },

    /** Deletes all items, the seasons of a fresh system too, and all files, so that a test depends on none before it. */
    async empty() {
      await database.empty();
      await replaceSeasons([], 0);
      for (const key of await bucket.keys('')) await bucket.delete(key);
      forgetCalls();
    },

    async close() {
      await database.close();
      await listener.close();
      await storage.close();
    },
  };
}
