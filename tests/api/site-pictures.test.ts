import { beforeAll, describe, expect, inject, it } from 'vitest';
import { iconSizes, pictureFile } from '#contracts/website/site-picture-files';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { eventually } from '../support/eventually.ts';
import { drawing } from '../unit/logic/site-pictures/drawings.ts';

const visitor = new Client();
let owner: Awaited<ReturnType<typeof colleagueClient>>;

beforeAll(async () => {
  owner = await colleagueClient('owner');
});

const body = (bytes: Uint8Array, changes = {}) => ({
  ...{ use: 'logo', content_type: 'image/svg+xml', size: bytes.length, ...changes },
});

/** Uploads a picture and waits until it is checked. */
async function upload(bytes: Uint8Array<ArrayBuffer>, changes = {}) {
  const { status, json } = await owner.post('/site/pictures', body(bytes, changes));
  expect(status).toBe(201);
  const { id, upload } = json.data;
  const { url, method, headers } = upload;
  expect((await fetch(url, { method, headers, body: bytes })).status).toBe(200);
  const read = async () => (await owner.get(`/site/pictures/${id}`)).json.data;
  await eventually(async () => expect((await read()).status).not.toBe('uploading'));
  return { id: id as string, ...(await read()) };
}

const fileAt = (address: string) => fetch(inject('stack').url + address);

describe('a picture of the site', () => {
  it('is for owners', async () => {
    expect((await visitor.post('/site/pictures', body(drawing()))).status).toBe(401);
    const agent = await colleagueClient('agent');
    expect((await agent.post('/site/pictures', body(drawing()))).status).toBe(403);
    expect((await agent.get('/site/pictures/none')).status).toBe(403);
    expect((await owner.get('/site/pictures/none')).json.code).toBe('photo_not_found');
  });

  it('is refused by type, size and use before it is uploaded', async () => {
    const refused = async (changes: object) => {
      const reply = await owner.post('/site/pictures', body(drawing(), changes));
      return [reply.status, issuesOf(reply)];
    };
    expect(await refused({ use: 'hero' })).toEqual([415, ['content_type not_an_image']]);
    expect(await refused({ content_type: 'text/html' })).toEqual([415, ['content_type not_an_image']]);
    expect(await refused({ size: 1024 * 1024 + 1 })).toEqual([413, ['size photo_too_large']]);
    const { json } = await owner.post('/site/pictures', body(drawing(), { size: 1024 * 1024 + 1 }));
    expect([json.detail, json.errors[0].message]).toEqual(Array(2).fill(expect.stringMatching(/\b1 (MB|ميجابايت)/)));
    expect((await refused({ use: 'film' }))[0]).toBe(422);
  });

  it('is served as pixels, under a policy that lets nothing run', async () => {
    const { id, status, picture } = await upload(Uint8Array.from(drawing()));
    expect({ status, picture }).toMatchObject({ status: 'ready', picture: { id, height: 144 } });
    const [webp, png] = [await fileAt(pictureFile.logo(id)), await fileAt(pictureFile.logoAsPng(id))];
    expect([webp.headers.get('content-type'), png.headers.get('content-type')]).toEqual(['image/webp', 'image/png']);
    expect(webp.headers.get('x-content-type-options')).toBe('nosniff');
    expect(webp.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect((await fileAt(`/uploads/site/${id}`)).status).not.toBe(200);
  });

  it('is rejected with its reason, and has no files', async () => {
    const { id, status, fault } = await upload(Uint8Array.from(drawing('<script>alert(1)</script>')));
    expect([status, fault]).toEqual(['rejected', 'svg_active']);
    expect((await fileAt(pictureFile.logo(id))).status).toBe(404);
  });

  it('of an icon has every size', async () => {
    const square = drawing('<rect width="100" height="100"/>', 'width="100" height="100"');
    const bytes = Uint8Array.from(Buffer.from(square.toString().replace('0 0 300 100', '0 0 100 100')));
    const { id } = await upload(bytes, { use: 'icon' });
    const files = [...iconSizes.map((size) => pictureFile.icon(id, size)), pictureFile.maskableIcon(id)];
    expect(await Promise.all(files.map(async (file) => (await fileAt(file)).status))).toEqual(files.map(() => 200));
  });
});
