import * as z from 'zod/mini';
import { amongBlanks, characters } from './text-rules.ts';

const web =
  'https://(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}(?::[1-9]\\d{0,3})?(?:[/?#][^\\s"\'<>\\\\]*)?';
const phone = 'tel:\\+?\\d{3,15}';
const mail = 'mailto:[A-Za-z0-9_+.-]+@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}';
/** A path of the site. `//other.example` would lead elsewhere. */
const path = '/(?![/\\\\])[^\\s"\'<>\\\\]*';

const links = new RegExp(`^${web}$`);
const targets = new RegExp(`^(?:${web}|${path})$`);
const siteLinks = new RegExp(`^(?:${[web, phone, mail, path].join('|')})$`);

/** An address of at most `max` characters that a page may link to: no scheme but https, so never a script. */
export const Link = (max: number) =>
  z.string().check(characters(1, max), z.regex(amongBlanks(links), { error: 'invalid_link' }), z.trim());

/** The same, or a phone number (`tel:`), an e-mail address (`mailto:`) or a path of the site. */
export const SiteLink = (max: number) =>
  z.string().check(characters(1, max), z.regex(amongBlanks(siteLinks), { error: 'invalid_site_link' }), z.trim());

/** The same without phones and mailboxes: where a page can move to. */
export const RedirectTarget = (max: number) =>
  z.string().check(characters(1, max), z.regex(amongBlanks(targets), { error: 'invalid_target' }), z.trim());

/** True for an address that `SiteLink` allows. */
export const isSiteLink = (address: string): boolean => siteLinks.test(address);
