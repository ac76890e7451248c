import type { Language } from '#contracts/fields';

interface MailPage {
  language: Language;
  title: string;
  /** Plain text; escaped here. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  footer?: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The frame of every mail: tables and inline styles, since that is what mail programs render alike. */
export function mailPage({ language, title, paragraphs, action, footer }: MailPage): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0f3d44;color:#ffffff;padding:14px 28px;border-radius:10px;text-decoration:none;display:inline-block;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  const small = footer ? `<p style="margin:24px 0 0;color:#5c6a6c;font-size:14px">${escapeHtml(footer)}</p>` : '';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f3e9d9;font-family:'Readex Pro',Tahoma,Arial,sans-serif;color:#0b2f35;line-height:1.8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td dir="${direction}" style="padding:32px;font-size:16px;text-align:start">${body}${button}${small}</td></tr></table></td></tr></table></body></html>`;
}
