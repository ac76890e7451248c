import { once } from 'node:events';
import { request } from 'node:http';
import type { PhotoUpload } from '#contracts/api/photos';

interface Place {
  /** Origin of the API. */
  url: string;
  siteOrigin?: string | undefined;
}

/**
 * Sends a photo to its presigned address. An address on the site's own origin is called on this machine, with the
 * site's host, which is signed: its public name may resolve elsewhere, or not yet.
 * @throws Error if the storage refuses the photo
 */
export async function uploadPhoto({ upload }: PhotoUpload, bytes: Buffer, { url, siteOrigin }: Place): Promise<void> {
  const { method, headers } = upload;
  const { origin, host, pathname, search } = new URL(upload.url);
  const target = origin === siteOrigin ? new URL(pathname + search, url) : upload.url;
  const outgoing = request(target, { method, headers: { ...headers, host, 'content-length': bytes.length } });
  outgoing.end(bytes);
  const [response] = await once(outgoing, 'response');
  let answer = '';
  for await (const chunk of response.setEncoding('utf8')) answer += chunk;
  if (response.statusCode !== 200) throw new Error(`A sample photo was refused: ${response.statusCode} ${answer}`);
}
