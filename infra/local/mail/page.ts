import type { OutboxMessage } from './outbox.ts';

/**
 * The outbox as one page without scripts. Mails are shown in sandboxed frames; their styles need `unsafe-inline`, since
 * a frame with `srcdoc` inherits this policy.
 */
export const outboxPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function outboxPage(messages: readonly OutboxMessage[]): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="30">
<title>Outbox (${messages.length})</title>
<style>${style}</style>
</head>
<body>
<header><h1>Outbox</h1><p>${count}, newest first. Mail is kept here and leaves this machine for nobody.</p></header>
<main>${messages.length > 0 ? messages.map(article).join('\n') : emptyState}</main>
</body>
</html>
`;
}

const emptyState = `<p class="empty">No mail yet. Ask for a new password at <a href="/admin/login">the sign-in page</a> to see one here.</p>`;

function article({ sent_at, from, to, subject, text, html }: OutboxMessage, index: number): string {
  const frame = escapeHtml(`<base target="_blank">${html}`);
  return `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<dl>
<div><dt>To</dt><dd><bdi>${escapeHtml(to.join(', '))}</bdi></dd></div>
<div><dt>From</dt><dd><bdi>${escapeHtml(from)}</bdi></dd></div>
<div><dt>Sent</dt><dd><time datetime="${sent_at}">${sent_at.replace('T', ' ').slice(0, 19)} UTC</time></dd></div>
</dl>
<details${index === 0 ? ' open' : ''}><summary>Message</summary>
<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${frame}"></iframe></details>
<details><summary>Plain text</summary><pre dir="auto">${withLinks(escapeHtml(text))}</pre></details>
</article>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Takes text that is already escaped. */
const withLinks = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const style = `
:root { color-scheme: light dark; --ink: light-dark(#14302e, #e9efec); --soft: light-dark(#5c7370, #9db3ae);
  --paper: light-dark(#f7f3ec, #10201f); --card: light-dark(#fff, #182c2a); --line: light-dark(#e4dccd, #27403d); --accent: light-dark(#0b6158, #7fd1c3); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
header, main { max-width: 52rem; margin-inline: auto; padding: 1.5rem 1rem 0; }
h1 { margin: 0; font-size: 1.75rem; }
header p { margin: 0; color: var(--soft); }
article { margin-block-end: 1rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 .75rem; font-size: .9rem; }
dl div { display: flex; gap: .4rem; } dt { color: var(--soft); } dd { margin: 0; }
summary { padding-block: .5rem; color: var(--accent); cursor: pointer; }
iframe { inline-size: 100%; block-size: 24rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 1rem; overflow-x: auto; white-space: pre-wrap; border: 1px solid var(--line); border-radius: .5rem; font-size: .9rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }
`;
