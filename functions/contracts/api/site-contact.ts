import * as z from 'zod/mini';
import { BusinessDate, Email, optionalLine, orNull, requiredLine, requiredText } from '../field-kit/fields.ts';
import { Link } from '../field-kit/link.ts';
import { Phone } from '../field-kit/phone.ts';
import { amongBlanks } from '../field-kit/text-rules.ts';
import { contactLimits, numberPatterns } from './site-contact-rules.ts';
import { bothOrNone, inEachLanguage } from './site-texts.ts';

const limits = contactLimits;

const label = inEachLanguage(requiredLine(limits.label));

/** A line about a way to reach the agency. */
const Note = bothOrNone(optionalLine(limits.note));

const degrees = (most: number) => orNull(z.number().check(z.gte(-most), z.lte(most)));

/** The digits of one of the agency's numbers. */
const digits = (pattern: RegExp) =>
  z.string().check(z.regex(amongBlanks(pattern), { error: 'invalid_format' }), z.trim());

const Season = z
  .object({
    name: inEachLanguage(requiredLine(limits.season)),
    from: BusinessDate,
    until: BusinessDate,
    lines: inEachLanguage(requiredText(limits.lines)),
  })
  .check(z.refine(({ from, until }) => until >= from, { path: ['until'], error: 'to_date_before_from_date' }));

const Address = z
  .object({
    text: inEachLanguage(requiredLine(limits.address)),
    city: inEachLanguage(requiredLine(limits.city)),
    latitude: degrees(90),
    longitude: degrees(180),
    link: orNull(Link(limits.link)),
  })
  .check(
    z.check(({ value, issues }) => {
      if ((value.latitude === null) === (value.longitude === null)) return;
      const path = [value.latitude === null ? 'latitude' : 'longitude'];
      issues.push({ code: 'custom', input: undefined, path, message: 'required', continue: true });
    }),
  );

/** How the agency is reached, and the numbers that the law asks it to show. */
export const SiteContact = z.object({
  /** The first is the one that the header, brochures and mails name. */
  phones: z
    .array(z.object({ label, number: Phone, note: Note }))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(limits.phones)),
  whatsapp: Phone,
  /** Replies to mails go to the first. */
  emails: z
    .array(z.object({ label, address: Email, note: Note }))
    .check(z.minLength(1, { error: 'required' }), z.maxLength(limits.emails)),
  addresses: z.array(Address).check(z.minLength(1, { error: 'required' }), z.maxLength(limits.addresses)),
  hours: inEachLanguage(requiredText(limits.lines)),
  /** True if somebody answers at all hours: search engines are told so. */
  open_always: z.boolean(),
  /** Other hours between two days, for example in Ramadan. */
  hours_seasons: z.array(Season).check(z.maxLength(limits.hours_seasons)),
  social: z
    .array(z.object({ name: requiredLine(limits.name), link: Link(limits.link) }))
    .check(z.maxLength(limits.social)),
  licence: digits(numberPatterns.licence),
  /** The licence's last day; visitors never see it. */
  licence_until: orNull(BusinessDate),
  registration: digits(numberPatterns.registration),
  vat: orNull(digits(numberPatterns.vat)),
});
export type SiteContact = z.infer<typeof SiteContact>;
