import { decodeWords } from './encoded-words.ts';
import type { OutboxMessage } from './outbox.ts';
import { pageStyle } from './page-style.ts';

/**
 * The policy of the outbox's pages, which have no scripts. Mails are in sandboxed frames; their styles need
 * `unsafe-inline`, since a frame with `srcdoc` inherits this policy.
 */
export const outboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The outbox's query. */
export interface Shown {
  /** Part of a recipient's address. */
  to: string;
  /** Id of the open message; by default the newest, on wide screens only. */
  message: string;
  view: 'html' | 'text';
  /** The token of the address, which the page's own links keep; empty without one. */
  token: string;
}

export const readShown = (query: URLSearchParams): Shown => ({
  to: query.get('to')?.trim().toLowerCase() ?? '',
  message: query.get('message') ?? '',
  view: query.get('view') === 'text' ? 'text' : 'html',
  token: query.get('token') ?? '',
});

/** Filters messages by recipient. */
export const matching = (messages: readonly OutboxMessage[], { to }: Shown) =>
  messages.filter((message) => message.to.some((address) => address.toLowerCase().includes(to)));

/** @param noMail the reason why no mail arrives, as a sentence */
export function outboxPage(all: readonly OutboxMessage[], shown: Shown, noMail?: string): string {
  const messages = matching(all, shown);
  const opened = messages.find(({ id }) => id === shown.message) ?? messages[0];
  const isOpened = opened?.id === shown.message;
  // A page with an open message does not refresh.
  const refresh = isOpened ? '' : '<meta http-equiv="refresh" content="30">';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}
<title>Outbox (${messages.length})</title>
<style>${pageStyle}</style>
</head>
<body class="${isOpened ? 'opened' : 'list'}">
<header><div><h1><a href="${href({ ...shown, to: '', message: '' })}">Outbox</a></h1>
<p>Mail stays on this machine: nothing is sent.</p></div>${filter(all, shown)}</header>
<main>${opened ? `${list(messages, shown, opened)}${article(opened, shown)}` : emptyState(shown, noMail)}</main>
</body>
</html>
`;
}

function filter(all: readonly OutboxMessage[], shown: Shown): string {
  const { to, view, token } = shown;
  const hidden = [...(view === 'text' ? [['view', view]] : []), ...(token ? [['token', token]] : [])];
  const kept = hidden.map(
    ([name = '', value = '']) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const receivers = [...new Set(all.flatMap((message) => message.to))].toSorted();
  const options = receivers.map((address) => `<option value="${escapeHtml(address)}"></option>`).join('');
  return `<form role="search"><label for="to">Receiver</label><input id="to" name="to" type="search" list="receivers" dir="ltr" value="${escapeHtml(to)}" placeholder="name@example.com"><datalist id="receivers">${options}</datalist>${kept.join('')}<button>Show</button>${to ? `<a href="${href({ ...shown, to: '', message: '' })}">All</a>` : ''}</form>`;
}

function list(messages: readonly OutboxMessage[], shown: Shown, opened: OutboxMessage): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const entry = ({ id, subject, to, sent_at }: OutboxMessage) =>
    `<li><a href="${href({ ...shown, message: id })}"${id === opened.id ? ' aria-current="true"' : ''}><strong dir="auto">${escapeHtml(subject)}</strong><span><bdi>${escapeHtml(to.join(', '))}</bdi>${time(sent_at)}</span></a></li>`;
  return `<nav aria-label="Messages"><p>${count}, newest first</p><ol>${messages.map(entry).join('')}</ol></nav>`;
}

function article(message: OutboxMessage, shown: Shown): string {
  const { id, sent_at, from, to, reply_to = [], subject, text, html } = message;
  const tab = (view: Shown['view'], label: string) =>
    `<a href="${href({ ...shown, message: id, view })}"${shown.view === view ? ' aria-current="page"' : ''}>${label}</a>`;
  const frame = escapeHtml(`<base target="_blank">${html}`);
  const content =
    shown.view === 'text'
      ? `<pre dir="auto">${withLinks(escapeHtml(text))}</pre>`
      : `<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${frame}"></iframe>`;
  return `<article>
<a class="back" href="${href({ ...shown, message: '' })}">All messages</a>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<dl>
${addresses('To', to)}
${addresses('From', [from])}
${reply_to.length ? addresses('Reply-To', reply_to) : ''}
<div><dt>Sent</dt><dd>${time(sent_at)}</dd></div>
</dl>
<nav class="tabs" aria-label="Format">${tab('html', 'Message')}${tab('text', 'Plain text')}</nav>
${content}
</article>`;
}

const addresses = (label: string, list: readonly string[]) =>
  `<div><dt>${label}</dt><dd><bdi>${escapeHtml(list.map(decodeWords).join(', '))}</bdi></dd></div>`;

function emptyState(shown: Shown, noMail?: string): string {
  const { to } = shown;
  if (noMail) return `<p class="empty">${escapeHtml(noMail)}</p>`;
  return to
    ? `<p class="empty">No mail to <bdi>${escapeHtml(to)}</bdi>. <a href="${href({ ...shown, to: '', message: '' })}">Show all</a></p>`
    : '<p class="empty">No mail yet. Send a request on <a href="/contact">the site</a>, or ask for a new password at <a href="/admin/login">the sign-in page</a>, to see one here.</p>';
}

/** Returns the address of a part of the outbox, escaped for HTML. */
function href({ to, message, view, token }: Shown): string {
  const query = new URLSearchParams(to ? { to } : {});
  if (message) query.set('message', message);
  if (view === 'text') query.set('view', 'text');
  if (token) query.set('token', token);
  return escapeHtml(`?${query}`);
}

const time = (instant: string) => `<time datetime="${instant}">${instant.replace('T', ' ').slice(0, 19)} UTC</time>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** @param text already escaped */
const withLinks = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
