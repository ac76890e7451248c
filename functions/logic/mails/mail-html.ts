import type { BrandColours } from '#contracts/colours/palette';
import { mailFoot, mailHead } from './mail-brand.ts';
import type { MailAction, MailContent, MailRow, MailSection } from './mail-content.ts';
import { escapeHtml, type Sides, sidesOf } from './mail-markup.ts';

/** The site's palette and its dark variant. */
const styleOf = ({ teal, tealDark, tealDarkest, tealPale }: BrandColours) =>
  `
body,.ground{background:#f8f1e4}.card{background:#fff}.ink{color:#17282b}.soft{color:#4a5c5e}.line{border-color:#e4d8c3}
.brand{background:${tealDark}}.box{background:#fdf0d9}.code{color:${tealDark}}.link{color:${teal}}
@media (max-width:480px){.inner{padding:24px 20px!important}.row th,.row td{display:block!important;width:auto!important}.row .label{padding-bottom:0!important}.row .value{padding-top:0!important;border:0!important}.brand{padding:16px 20px!important}}
@media (prefers-color-scheme:dark){body,.ground{background:#0a1a1d!important}.card{background:#12282c!important}.ink{color:#eef4f2!important}.soft{color:#a9bcba!important}.line{border-color:#2a474a!important}.brand{background:${tealDarkest}!important}.box{background:#33290f!important}.code{color:#f2b44f!important}.link{color:${tealPale}!important;border-color:${tealPale}!important}.button{background:#e8a033!important;color:${tealDarkest}!important}}
`.replaceAll('\n', '');

/**
 * Renders the HTML of every mail. Mail programs agree only on tables and inline styles; some drop the page's direction
 * and do not support logical properties, so every table and cell sets its own.
 */
export function mailHtml(content: MailContent): string {
  const {
    language,
    subject,
    preview = '',
    paragraphs,
    code,
    quote,
    sections = [],
    after,
    actions = [],
    ending = [],
  } = content;
  const sides = sidesOf(language);
  const { colours } = content.contact.brand;
  const body = [
    ...paragraphs.map(paragraph),
    code ? codeBox(code, colours, sides) : '',
    quote ? quoteBox(quote, sides) : '',
    ...sections.map((one) => section(one, colours, sides)),
    after ? `<p style="margin:16px 0 0">${escapeHtml(after)}</p>` : '',
    actions.length
      ? `<div style="margin:28px 0 0">${actions.map((one, index) => button(one, index, { ...sides, colours })).join('')}</div>`
      : '',
    ...ending.map(endingLine),
  ].join('');
  return `<!doctype html><html lang="${language}" dir="${sides.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleOf(colours)}</style></head><body class="ground" style="margin:0;padding:0;background:#f8f1e4;font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" dir="${sides.direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f1e4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" dir="${sides.direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr>${mailHead(content.contact, language, sides)}</tr>
<tr><td class="inner ink" ${sides.cell} style="padding:32px;color:#17282b;font-size:16px;line-height:1.8;${sides.aligned}">${body}</td></tr>
</table>
${mailFoot(content, sides)}
</td></tr></table></body></html>`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const endingLine = (text: string) => `<p style="margin:16px 0 0">${withBreaks(text)}</p>`;

const withBreaks = (text: string) => text.split('\n').map(escapeHtml).join('<br>');

const quoteBox = (text: string, { direction }: Sides) =>
  `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="box ink" dir="auto" style="background:#fdf0d9;border-radius:12px;padding:16px 20px;color:#17282b;word-break:break-word;overflow-wrap:anywhere">${withBreaks(text)}</td></tr></table>`;

const codeBox = (
  { label, value, hint }: NonNullable<MailContent['code']>,
  { tealDark }: BrandColours,
  { direction }: Sides,
) =>
  `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="box" dir="${direction}" align="center" style="background:#fdf0d9;border-radius:12px;padding:16px;text-align:center"><div class="soft" style="color:#4a5c5e;font-size:14px">${escapeHtml(label)}</div><div class="code" dir="ltr" style="color:${tealDark};font-size:26px;line-height:1.6;font-weight:700;font-family:ui-monospace,Consolas,monospace">${escapeHtml(value)}</div><div class="soft" style="color:#4a5c5e;font-size:14px">${escapeHtml(hint)}</div></td></tr></table>`;

const section = ({ title, rows }: MailSection, colours: BrandColours, sides: Sides) =>
  `<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.6">${escapeHtml(title)}</h2><table dir="${sides.direction}" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.map((row) => tableRow(row, colours, sides)).join('')}</table>`;

const border = 'border-top:1px solid #e4d8c3';

function tableRow(
  { label, value, url, isLtr }: MailRow,
  { teal }: BrandColours,
  { cell, aligned, end }: Sides,
): string {
  const directed = `<span dir="${isLtr ? 'ltr' : 'auto'}">${withBreaks(value)}</span>`;
  const shown = url ? `<a class="link" href="${escapeHtml(url)}" style="color:${teal}">${directed}</a>` : directed;
  return `<tr class="row"><th class="label soft line" scope="row" ${cell} width="34%" style="${border};padding:10px 0;padding-${end}:16px;width:34%;vertical-align:top;${aligned};font-weight:400;font-size:14px;color:#4a5c5e">${escapeHtml(label)}</th><td class="value line" ${cell} style="${border};padding:10px 0;vertical-align:top;${aligned};word-break:break-word;overflow-wrap:anywhere">${shown}</td></tr>`;
}

function button(
  { label, url }: MailAction,
  index: number,
  { end, colours: { teal, tealDark } }: Sides & { colours: BrandColours },
): string {
  const look = index
    ? `color:${teal};border:1px solid ${teal}`
    : `background:${tealDark};color:#ffffff;border:1px solid ${tealDark}`;
  return `<a class="${index ? 'link' : 'button'}" href="${escapeHtml(url)}" style="${look};display:inline-block;margin:0 0 12px;margin-${end}:12px;padding:12px 26px;border-radius:10px;text-decoration:none;font-weight:600;line-height:1.5">${escapeHtml(label)}</a>`;
}
