import { expect, it } from 'vitest';
import { createOutboxPages } from '../../../../infra/common/outbox/index.ts';
import { listMails } from '../../../../infra/emulator/mail.ts';
import { served } from '../common/website/served.ts';

const noMail = 'No mail is sent here: SES v2 is missing.';

/** LocalStack answers unknown paths like S3. */
const withoutSes = () =>
  served(async (_request, response) => void response.writeHead(404).end('<?xml version="1.0"?><Error></Error>'));

it('lists no mail of LocalStack without SES', async () => {
  expect(await listMails({ kind: 'LocalStack', url: await withoutSes() })).toEqual([]);
});

it('lists the mails of LocalStack with SES, newest first', async () => {
  const mail = { Source: 'a@x.example', Destination: { ToAddresses: ['b@x.example'] }, Subject: 'Hello' };
  const times = { Body: { text_part: 'text', html_part: null }, Timestamp: '2026-11-22T04:00:00' };
  const messages = ['first', 'second'].map((Id) => ({ Id, ...mail, ...times }));
  const url = await served(async (request, response) => {
    response.writeHead(request.url === '/_aws/ses' ? 200 : 404).end(JSON.stringify({ messages }));
  });
  const mails = await listMails({ kind: 'LocalStack', url });
  expect(mails.map(({ id, to, text, html }) => [id, to, text, html])).toEqual([
    ['second', ['b@x.example'], 'text', ''],
    ['first', ['b@x.example'], 'text', ''],
  ]);
});

it('shows an empty outbox with the reason on an emulator without mail', async () => {
  const url = await withoutSes();
  const access = { token: 'token', isOwner: async () => false };
  const list = () => listMails({ kind: 'LocalStack', url });
  const site = await served(createOutboxPages({ list, noMail }, access));
  const page = await fetch(`${site}/_outbox?token=token`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<p class="empty">${noMail}</p>`)]);
  expect(await (await fetch(`${site}/_outbox.json?token=token`)).json()).toEqual([]);
});
