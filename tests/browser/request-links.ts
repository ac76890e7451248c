import { expect, type Language, readOutbox, words } from './support.ts';

export const texts = (language: Language) => words(language, 'request-page');

/** Sends a request as a visitor of an address of their own. */
export async function send(path: string, body: object, language: Language, site = process.env.SITE_URL) {
  const reply = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      'X-Forwarded-For': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`,
    },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(201);
  const { data } = (await reply.json()) as { data: { id: string; reference: string; secret: string } };
  return { ...data, path: `/request?lang=${language}#${data.reference}.${data.secret}` };
}

/** The link in the newest mail to an address. */
export async function mailedPath(address: string): Promise<string> {
  let path = '';
  await expect
    .poll(async () => {
      const mail = (await readOutbox()).find(({ to }) => to.includes(address));
      path = /\/request#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
