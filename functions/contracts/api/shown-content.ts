import type { Announcement } from './announcement-rules.ts';
import type { OwnPage } from './own-page-rules.ts';
import type { SiteAbout } from './site-about-rules.ts';
import type { Brand } from './site-brand-rules.ts';
import type { Contact } from './site-contact-rules.ts';
import type { SiteFigures } from './site-figures-rules.ts';
import type { SiteForms } from './site-forms-rules.ts';
import type { SiteHero } from './site-hero-rules.ts';
import type { SiteHighlight } from './site-highlights-rules.ts';
import type { SiteHome } from './site-home-rules.ts';
import type { SiteLetters } from './site-letters-rules.ts';
import type { SiteMenus } from './site-menus-rules.ts';
import type { SitePage } from './site-page-rules.ts';
import type { Promises } from './site-promises-rules.ts';
import type { SiteQuestion } from './site-questions-rules.ts';
import type { SiteRedirect } from './site-redirects-rules.ts';
import type { SiteSearch } from './site-search-rules.ts';
import type { SiteServices } from './site-services-rules.ts';
import type { Testimonial } from './site-testimonials-rules.ts';

/** The part of each section that visitors get. */
export interface SiteContent {
  announcement: Announcement | null;
  brand: Brand;
  contact: Contact;
  /** Null if they are those of every site. */
  menus: SiteMenus | null;
  home: SiteHome;
  hero: SiteHero;
  services: SiteServices;
  figures: SiteFigures;
  about: SiteAbout;
  testimonials: readonly Testimonial[];
  questions: readonly SiteQuestion[];
  highlights: readonly SiteHighlight[];
  promises: Promises;
  forms: SiteForms;
  letters: SiteLetters;
  privacy: SitePage;
  terms: SitePage;
  cookies: SitePage;
  /** It is for staff. */
  glossary: null;
  search: SiteSearch;
  redirects: readonly SiteRedirect[];
  /** The agency's own pages. */
  pages: readonly OwnPage[];
}
