import { type Brand, type LogoFile, wideLogo } from '#contracts/api/site-brand-rules';
import type { Language } from '#contracts/field-kit/fields';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { pictureFile } from '#contracts/website/site-picture-files';
import type { MailContent } from './mail-content.ts';
import { escapeHtml, type Sides } from './mail-markup.ts';
import type { Sender } from './sender.ts';

/** In pixels. */
const logoHeight = 40;

/** The logo as a table cell; its text is the agency's name if that does not stand beside it. */
function logoCell({ id, width, height, plate }: LogoFile, origin: string, text: string): string {
  const around = plate ? 'background:#ffffff;border-radius:8px;padding:6px' : '';
  const shownWidth = Math.round((logoHeight * width) / height);
  return `<td valign="middle" style="${around}"><img src="${escapeHtml(origin + pictureFile.logoAsPng(id))}" alt="${escapeHtml(text)}" width="${shownWidth}" height="${logoHeight}" style="display:block;border:0;color:#ffffff;font-size:24px;font-weight:600"></td>`;
}

/** The first letter of the agency's name under a star, as text in a table cell, so that the mail loads nothing. */
const mark = ({ name, colours }: Brand) =>
  `<td class="mark" aria-hidden="true" lang="ar" dir="rtl" align="center" valign="middle" width="46" height="46" style="width:46px;height:46px;background:${colours.teal};border-radius:12px;padding:0 0 8px;box-sizing:border-box;text-align:center;white-space:nowrap"><span style="color:#fbf4e6;font-size:30px;line-height:38px;font-weight:700">${escapeHtml([...name.ar][0] ?? '')}</span><span style="color:#e8a033;font-size:18px;line-height:38px;vertical-align:8px">✦</span></td>`;

/** The cell of the first row: logo and name. */
export function mailHead({ brand, origin }: Sender, language: Language, { direction, cell, aligned, end }: Sides) {
  const { colours, logo } = brand;
  const name = brand.name[language];
  const isWide = logo !== undefined && logo.dark.width > wideLogo * logo.dark.height;
  const beside = `<td ${cell} valign="middle" style="padding-${end === 'left' ? 'right' : 'left'}:14px;color:#ffffff;font-size:24px;line-height:1.4;font-weight:600;${aligned}">${escapeHtml(name)}</td>`;
  const sign = logo ? logoCell(logo.dark, origin, isWide ? name : '') : mark(brand);
  return `<td class="brand" ${cell} style="background:${colours.tealDark};border-bottom:4px solid #e8a033;padding:18px 32px;${aligned}"><table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0"><tr>${sign}${isWide ? '' : beside}</tr></table></td>`;
}

/** The footer below the card: sender, address, and the reason for this mail. */
export function mailFoot(
  { language, contact, footer }: Pick<MailContent, 'language' | 'contact' | 'footer'>,
  { direction }: Sides,
): string {
  const { brand, phones, emails, addresses } = contact;
  const [phone, email] = [phones[0], emails[0]];
  const link = (url: string, text: string) =>
    `<a class="soft" href="${url}" style="color:#4a5c5e;white-space:nowrap"><span dir="ltr">${text}</span></a>`;
  const ways = [
    ...(phone ? [link(telephoneLink(phone.number), phoneText(phone.number))] : []),
    ...(email ? [link(`mailto:${escapeHtml(email.address)}`, escapeHtml(email.address))] : []),
  ];
  return `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="soft" dir="${direction}" align="center" style="padding:20px 12px 0;color:#4a5c5e;font-size:13px;line-height:1.8;text-align:center;text-wrap:balance"><div style="font-weight:600">${escapeHtml(brand.legal_name[language])}</div><div>${escapeHtml(addresses[0]?.text[language] ?? '')}</div><div>${ways.join(' &nbsp;·&nbsp; ')}</div><p style="margin:12px 0 0;line-height:1.7">${escapeHtml(footer)}</p></td></tr></table>`;
}
