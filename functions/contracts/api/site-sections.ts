import type * as z from 'zod/mini';
import { aboutAtStart } from '../site-defaults/about.ts';
import { brandAtStart } from '../site-defaults/brand.ts';
import { contactAtStart } from '../site-defaults/contact.ts';
import { cookiesAtStart } from '../site-defaults/cookies.ts';
import { figuresAtStart } from '../site-defaults/figures.ts';
import { formsAtStart } from '../site-defaults/forms.ts';
import { glossaryAtStart } from '../site-defaults/glossary.ts';
import { heroAtStart } from '../site-defaults/hero.ts';
import { highlightsAtStart } from '../site-defaults/highlights.ts';
import { homeAtStart } from '../site-defaults/home.ts';
import { lettersAtStart } from '../site-defaults/letters.ts';
import { privacyAtStart } from '../site-defaults/privacy.ts';
import { promisesAtStart } from '../site-defaults/promises.ts';
import { questionsAtStart } from '../site-defaults/questions.ts';
import { searchAtStart } from '../site-defaults/search.ts';
import { servicesAtStart } from '../site-defaults/services.ts';
import { termsAtStart } from '../site-defaults/terms.ts';
import { testimonialsAtStart } from '../site-defaults/testimonials.ts';
import { AnnouncementBody } from './announcement.ts';
import { announcedOn, noAnnouncement, shownAlways } from './announcement-rules.ts';
import { noOwnPage, OwnPageBody, type PublishedOwnPage } from './own-page.ts';
import { isOwnPageId, shownOwnPages } from './own-page-rules.ts';
import type { PageTextOf } from './page-text.ts';
import { type SectionId, type SectionName, sectionNames } from './section-names.ts';
import type { SiteContent } from './shown-content.ts';
import { SiteAboutBody } from './site-about.ts';
import { SiteBrand, shownBrand } from './site-brand.ts';
import { SiteContact } from './site-contact.ts';
import { shownContact } from './site-contact-rules.ts';
import { SiteFiguresBody } from './site-figures.ts';
import { shownFigures, unconfirmedFigures, withoutUntoldYears } from './site-figures-rules.ts';
import { SiteFormsBody } from './site-forms.ts';
import { GlossaryBody } from './site-glossary.ts';
import { SiteHeroBody } from './site-hero.ts';
import { shownHero } from './site-hero-rules.ts';
import { HighlightsBody } from './site-highlights.ts';
import { SiteHomeBody } from './site-home.ts';
import { shownHome } from './site-home-rules.ts';
import { SiteLettersBody } from './site-letters.ts';
import { SiteMenusBody } from './site-menus.ts';
import { missingParts, shownMenus } from './site-menus-rules.ts';
import { SitePageBody } from './site-page.ts';
import { type LegalPage, shownPage } from './site-page-rules.ts';
import { SitePromisesBody } from './site-promises.ts';
import { shownPromises } from './site-promises-rules.ts';
import { QuestionsBody } from './site-questions.ts';
import { SiteRedirectsBody } from './site-redirects.ts';
import { SiteSearchBody } from './site-search.ts';
import { shownSearch } from './site-search-rules.ts';
import { SiteServicesBody } from './site-services.ts';
import { TestimonialsBody } from './site-testimonials.ts';
import { shownTestimonials } from './site-testimonials-rules.ts';

/** A section of the site. */
interface Section<Name extends SectionName, Body extends z.ZodMiniType> {
  /** The rules for its publication. */
  body: Body;
  /** The content of a fresh system: version 0. */
  initial: z.infer<Body>;
  /** The part that visitors get on a Riyadh calendar day. */
  shownOn(today: string, content: z.infer<Body>, making: { version: number; textOf: PageTextOf }): SiteContent[Name];
  /** The content of a preview, if visitors do not see all of it today. */
  previewed?(content: z.infer<Body>): z.infer<Body>;
  /** Reads content that was published before one of the rules, which it may not follow. */
  publishedBefore?(content: object): object;
  /** The number of claims that nobody has confirmed; absent if it makes none. */
  unconfirmedIn?(content: z.infer<Body>): number;
  /** The content of a fresh system without its claims, which are examples. */
  initialWithoutClaims?: z.infer<Body>;
}

const section = <Name extends SectionName, Body extends z.ZodMiniType>(one: Section<Name, Body>) => one;

const page = <Name extends LegalPage>(initial: SitePageBody) =>
  section<Name, typeof SitePageBody>({
    ...{ body: SitePageBody, initial, shownOn: (_, content, { textOf }) => shownPage(content, textOf) },
  });

/** The parts of the site that owners edit. */
export const siteSections = {
  announcement: section<'announcement', typeof AnnouncementBody>({
    ...{ body: AnnouncementBody, initial: noAnnouncement },
    shownOn: (today, content, { version }) => announcedOn(today, content, version),
    previewed: (content) => ({ ...content, ...shownAlways }),
  }),
  brand: section<'brand', typeof SiteBrand>({
    ...{ body: SiteBrand, initial: brandAtStart, shownOn: (_, content) => shownBrand(content) },
  }),
  contact: section<'contact', typeof SiteContact>({
    ...{ body: SiteContact, initial: contactAtStart, shownOn: shownContact },
  }),
  menus: section<'menus', typeof SiteMenusBody>({
    ...{ body: SiteMenusBody, initial: { header: [], footer: [] }, shownOn: (_, content) => shownMenus(content) },
  }),
  home: section<'home', typeof SiteHomeBody>({
    ...{ body: SiteHomeBody, initial: homeAtStart, shownOn: (_, content) => shownHome(content) },
  }),
  hero: section<'hero', typeof SiteHeroBody>({
    ...{ body: SiteHeroBody, initial: heroAtStart, shownOn: (_, content) => shownHero(content) },
  }),
  services: section<'services', typeof SiteServicesBody>({
    ...{ body: SiteServicesBody, initial: servicesAtStart, shownOn: (_, content) => content },
  }),
  figures: section<'figures', typeof SiteFiguresBody>({
    body: SiteFiguresBody,
    initial: figuresAtStart,
    shownOn: (_, content) => shownFigures(content),
    publishedBefore: withoutUntoldYears,
    unconfirmedIn: unconfirmedFigures,
    initialWithoutClaims: { ...figuresAtStart, years: false, items: [] },
  }),
  about: section<'about', typeof SiteAboutBody>({
    ...{ body: SiteAboutBody, initial: aboutAtStart, shownOn: (_, content) => content },
  }),
  testimonials: section<'testimonials', typeof TestimonialsBody>({
    body: TestimonialsBody,
    initial: testimonialsAtStart,
    shownOn: (_, content) => shownTestimonials(content),
    unconfirmedIn: ({ items }) => items.filter(({ approved, consent }) => approved && consent === null).length,
    initialWithoutClaims: { items: [] },
  }),
  questions: section<'questions', typeof QuestionsBody>({
    ...{ body: QuestionsBody, initial: questionsAtStart, shownOn: (_, { items }) => items },
  }),
  highlights: section<'highlights', typeof HighlightsBody>({
    ...{ body: HighlightsBody, initial: highlightsAtStart, shownOn: (_, { items }) => items },
  }),
  promises: section<'promises', typeof SitePromisesBody>({
    ...{ body: SitePromisesBody, initial: promisesAtStart, shownOn: (_, content) => shownPromises(content) },
  }),
  forms: section<'forms', typeof SiteFormsBody>({
    ...{ body: SiteFormsBody, initial: formsAtStart, shownOn: (_, content) => content },
  }),
  letters: section<'letters', typeof SiteLettersBody>({
    ...{ body: SiteLettersBody, initial: lettersAtStart, shownOn: (_, content) => content },
  }),
  privacy: page<'privacy'>(privacyAtStart),
  terms: page<'terms'>(termsAtStart),
  cookies: page<'cookies'>(cookiesAtStart),
  glossary: section<'glossary', typeof GlossaryBody>({
    ...{ body: GlossaryBody, initial: glossaryAtStart, shownOn: () => null },
  }),
  search: section<'search', typeof SiteSearchBody>({
    ...{ body: SiteSearchBody, initial: searchAtStart, shownOn: (_, content) => shownSearch(content) },
  }),
  redirects: section<'redirects', typeof SiteRedirectsBody>({
    ...{ body: SiteRedirectsBody, initial: { items: [] }, shownOn: (_, { items }) => items },
  }),
};

/** A page of the agency's own: each is edited as a section is. */
const ownPage = {
  ...{ body: OwnPageBody, initial: noOwnPage },
  shownOn: (_: string, content: OwnPageBody, { textOf }: { textOf: PageTextOf }) => shownPage(content, textOf),
};

export type SectionContent<Id extends SectionId = SectionId> = Id extends SectionName
  ? z.infer<(typeof siteSections)[Id]['body']>
  : OwnPageBody;

/** A published section and its version. */
export interface PublishedSection<Name extends SectionName = SectionName> {
  content: SectionContent<Name>;
  version: number;
}

/** The published part of each section. */
export type PublishedSections = { readonly [Name in SectionName]: PublishedSection<Name> } & {
  /** The agency's own pages; absent where no page is made. */
  readonly pages?: readonly PublishedOwnPage[];
};

/** A section of which only the name is known at run time. */
const sectionNamed = (id: SectionId) =>
  (isOwnPageId(id) ? ownPage : siteSections[id]) as unknown as {
    shownOn(today: string, content: object, making: { version: number; textOf: PageTextOf }): unknown;
    previewed?(content: object): object;
    publishedBefore?(content: object): object;
    unconfirmedIn?(content: object): number;
    initialWithoutClaims?: object;
  };

/** The content of a section that can be published, and that of a fresh system. */
export const sectionOf = (id: SectionId): { body: z.ZodMiniType<SectionContent>; initial: SectionContent } =>
  (isOwnPageId(id) ? ownPage : siteSections[id]) as { body: z.ZodMiniType<SectionContent>; initial: SectionContent };

/** Returns content that was published here or elsewhere, maybe by an earlier version, as the rules of today read it. */
export const asPublished = (name: SectionId, content: object): object =>
  sectionNamed(name).publishedBefore?.(content) ?? content;

/** Returns the number of a section's claims that nobody has confirmed. */
export const unconfirmedIn = (name: SectionId, content: object): number =>
  sectionNamed(name).unconfirmedIn?.(content) ?? 0;

/** Returns what visitors would get of a section, as a preview shows it. */
export function previewIn(
  name: SectionId,
  today: string,
  content: object,
  making: { version: number; textOf: PageTextOf },
): unknown {
  const { shownOn, previewed } = sectionNamed(name);
  return shownOn(today, previewed?.(content) ?? content, making);
}

/**
 * Returns what visitors get of the whole site on a Riyadh calendar day.
 * @param textOf reads the Markdown of its pages
 * @param hidesExamples leaves out the claims of a fresh system: customers would believe them
 */
export function contentOn(
  today: string,
  sections: PublishedSections,
  textOf: PageTextOf,
  { hidesExamples = false } = {},
): SiteContent {
  const content = {
    ...Object.fromEntries(
      sectionNames.map((name) => {
        const { content, version } = sections[name];
        const { shownOn, initialWithoutClaims = content } = sectionNamed(name);
        const isHidden = hidesExamples && version === 0;
        return [name, shownOn(today, isHidden ? initialWithoutClaims : content, { version, textOf })];
      }),
    ),
    pages: shownOwnPages(sections.pages ?? [], textOf),
  } as unknown as SiteContent;
  return { ...content, menus: shownMenus(sections.menus.content, missingParts(content)) };
}
