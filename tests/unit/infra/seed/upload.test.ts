import { expect, it } from 'vitest';
import type { PhotoUpload } from '#contracts/api/photos';
import { uploadPhoto } from '../../../../infra/seed/upload.ts';
import { served } from '../common/website/served.ts';

/** Records the host and the path of each call. */
async function startRecorder() {
  const calls: string[] = [];
  const url = await served(async (request, response) => {
    calls.push(`${request.headers.host} ${request.url}`);
    response.writeHead(request.url === '/refused' ? 403 : 200).end('said why');
  });
  return { url, calls };
}

const upload = (url: string) => ({ upload: { url, method: 'PUT', headers: {} } }) as unknown as PhotoUpload;

it('calls the site’s own address on this machine with the site’s host, and other addresses directly', async () => {
  const [api, elsewhere] = [await startRecorder(), await startRecorder()];
  const place = { url: api.url, siteOrigin: 'https://www.example.com' };
  await uploadPhoto(upload('https://www.example.com/_storage/a?b=c'), Buffer.from('x'), place);
  await uploadPhoto(upload(`${elsewhere.url}/bucket/a`), Buffer.from('x'), place);
  expect(api.calls).toEqual(['www.example.com /_storage/a?b=c']);
  expect(elsewhere.calls).toEqual([`${new URL(elsewhere.url).host} /bucket/a`]);
  await expect(uploadPhoto(upload(`${api.url}/refused`), Buffer.from('x'), { url: api.url })).rejects.toThrow(
    'A sample photo was refused: 403 said why',
  );
});
