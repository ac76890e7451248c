import type { SectionName } from '#contracts/api/section-names';
import { announcementForm } from './announcement/announcement-form.ts';
import { questionsForm } from './questions/questions-form.tsx';
import type { SectionForm } from './section-form.ts';
import { testimonialsForm } from './testimonials/testimonials-form.tsx';

/** How each section of the site is edited. */
export const sectionForms: Readonly<Record<SectionName, SectionForm>> = {
  announcement: announcementForm,
  questions: questionsForm,
  testimonials: testimonialsForm,
};
