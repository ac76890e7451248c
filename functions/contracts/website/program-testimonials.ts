import type { Testimonial } from '../api/site-testimonials-rules.ts';

/** On a program's page. */
const mostShown = 3;

/** Marks the testimonials whose program is not on the site. */
export const withGonePrograms = (
  testimonials: readonly Testimonial[],
  isOnSite: (program: string) => boolean,
): Testimonial[] =>
  testimonials.map(({ gone: _, ...one }) => (one.program && !isOnSite(one.program) ? { ...one, gone: true } : one));

/** Returns those that name a program, the newest journey first, as its page shows them. */
export const testimonialsOf = <One extends Pick<Testimonial, 'program' | 'date' | 'gone'>>(
  program: string,
  testimonials: readonly One[],
): Omit<One, 'gone'>[] =>
  testimonials
    .filter((one) => one.program === program)
    .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    .slice(0, mostShown)
    .map(({ gone: _, ...one }) => one);
