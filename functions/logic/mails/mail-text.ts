import { directionOf } from '#contracts/field-kit/language';
import { phoneText } from '#contracts/website/contact-links';
import type { MailContent, MailRow } from './mail-content.ts';

/** Wraps text in a left-to-right isolate (UAX 9), which keeps `+966` in front within Arabic text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** The plain-text part of a mail. */
export function mailText({
  paragraphs,
  code,
  quote,
  sections = [],
  after,
  actions = [],
  ending = [],
  footer,
  language,
  contact: { brand, phones, emails, addresses },
}: MailContent): string {
  const leftToRight = (text: string) => (directionOf(language) === 'rtl' ? isolated(text) : text);
  const row = ({ label, value, url, isLtr }: MailRow) => {
    const shown = isLtr ? leftToRight(value) : value;
    // A phone number or an e-mail address needs no URL beside it.
    const link = url?.startsWith('http') && url !== value ? `\n${url}` : '';
    return `${label}:${value.includes('\n') ? '\n' : ' '}${shown}${link}`;
  };
  return [
    ...paragraphs,
    ...(code ? [`${code.label}: ${leftToRight(code.value)}\n${code.hint}`] : []),
    ...(quote ? [quote] : []),
    ...sections.map(({ title, rows }) => [title, ...rows.map(row)].join('\n')),
    ...(after ? [after] : []),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...ending,
    footer,
    [
      brand.legal_name[language],
      addresses[0]?.text[language],
      [phones[0] && phoneText(phones[0].number), emails[0]?.address]
        .flatMap((way) => (way ? leftToRight(way) : []))
        .join(' · '),
    ].join('\n'),
  ].join('\n\n');
}
