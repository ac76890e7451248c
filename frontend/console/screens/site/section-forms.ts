import { isOwnPageId } from '#contracts/api/own-page-rules';
import type { SectionId, SectionName } from '#contracts/api/section-names';
import type { SectionForm } from './section-form.ts';

const page = async (name: SectionName) => ({ default: (await import('./pages/page-form.tsx')).pageForm(name) });

/** The form of each section of the site; fetched when it is opened. */
export const sectionForms: Readonly<Record<SectionName, () => Promise<{ default: SectionForm }>>> = {
  announcement: () => import('./announcement/announcement-form.ts'),
  brand: () => import('./brand/brand-form.ts'),
  contact: () => import('./contact/contact-form.ts'),
  menus: () => import('./menus/menus-form.tsx'),
  home: () => import('./home/home-form.tsx'),
  hero: () => import('./hero/hero-form.tsx'),
  services: () => import('./services/services-form.tsx'),
  figures: () => import('./figures/figures-form.tsx'),
  about: () => import('./about/about-form.tsx'),
  testimonials: () => import('./testimonials/testimonials-form.tsx'),
  questions: () => import('./questions/questions-form.tsx'),
  highlights: () => import('./highlights/highlights-form.tsx'),
  promises: () => import('./promises/promises-form.tsx'),
  forms: () => import('./forms/forms-form.tsx'),
  search: () => import('./search/search-form.tsx'),
  letters: () => import('./letters/letters-form.tsx'),
  privacy: () => page('privacy'),
  terms: () => page('terms'),
  cookies: () => page('cookies'),
  redirects: () => import('./redirects/redirects-form.tsx'),
  glossary: () => import('./glossary/glossary-form.tsx'),
};

/** Returns the form of a section, or of a page of the agency's own. */
export const formOf = async (id: SectionId): Promise<{ default: SectionForm }> =>
  isOwnPageId(id) ? { default: (await import('./pages/own-page-form.tsx')).ownPageForm(id) } : sectionForms[id]();
