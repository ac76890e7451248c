import * as z from 'zod/mini';
import { BusinessDate, isCalendarDate, optionalLine, orNull } from '../field-kit/fields.ts';
import { languages } from '../field-kit/language.ts';
import { SiteLink } from '../field-kit/link.ts';
import {
  announcementAudiences,
  announcementLimits,
  announcementPlaces,
  announcementTones,
  seenBy,
} from './announcement-rules.ts';
import { baseLanguage } from './program-fields.ts';
import { perTranslation } from './program-shapes.ts';

/** One line above the site's header, between two days: offices closed for Eid, a new program, a changed number. */

const texts = (limit: number) =>
  z.object({ [baseLanguage]: optionalLine(limit), ...perTranslation(optionalLine(limit)) });
type Texts = z.infer<ReturnType<typeof texts>>;

/** The languages whose readers see it, and whether it has words for them. */
const seenIn = (texts: Texts | undefined, audience: Fields['audience']) =>
  languages
    .filter((language) => seenBy(audience)[language])
    .map((language) => ({ language, isMissing: !texts?.[language] }));

/** Each language in which it is seen is required, so that no half of it is published. */
const complete = z.check<Fields>(({ value, issues }) => {
  const { shown, texts, link, link_texts, from, until, audience } = value;
  const missing = (path: string[]) =>
    issues.push({ code: 'custom', input: undefined, path, message: 'required', continue: true });
  if (!shown) return;
  for (const { language, isMissing } of seenIn(texts, audience)) if (isMissing) missing(['texts', language]);
  for (const { language, isMissing } of link ? seenIn(link_texts, audience) : [])
    if (isMissing) missing(['link_texts', language]);
  if (!from) missing(['from']);
  if (!until) missing(['until']);
});

const shape = {
  /** False takes it from the site; its words stay for the next time. */
  shown: z.boolean(),
  texts: texts(announcementLimits.text),
  link: orNull(SiteLink(announcementLimits.link)),
  link_texts: texts(announcementLimits.linkText),
  /** Calendar days in Riyadh, both inclusive. */
  from: orNull(BusinessDate),
  until: orNull(BusinessDate),
  tone: z.enum(announcementTones),
  /** Earlier ones were for everybody. */
  audience: z.prefault(z.enum(announcementAudiences), 'all'),
  /** Earlier ones were on the home page and the list of programs. */
  pages: z.prefault(z.enum(announcementPlaces), announcementPlaces[0]),
  /** True if readers can close it. */
  dismissible: z.boolean(),
};
const Fields = z.object(shape);
type Fields = z.infer<typeof Fields>;

export const AnnouncementBody = Fields.check(
  complete,
  z.refine(({ from, until }) => !isCalendarDate(from) || !isCalendarDate(until) || until >= from, {
    ...{ path: ['until'], error: 'to_date_before_from_date' },
  }),
);
export type AnnouncementBody = z.infer<typeof AnnouncementBody>;
