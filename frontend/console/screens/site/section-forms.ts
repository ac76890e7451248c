import type { SectionName } from '#contracts/api/section-names';
import type { SectionForm } from './section-form.ts';

/** How each section of the site is edited; fetched when it is opened. */
export const sectionForms: Readonly<Record<SectionName, () => Promise<{ default: SectionForm }>>> = {
  announcement: () => import('./announcement/announcement-form.ts'),
  questions: () => import('./questions/questions-form.tsx'),
  testimonials: () => import('./testimonials/testimonials-form.tsx'),
};
