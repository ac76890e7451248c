import type { TestimonialsBody } from './site-testimonials.ts';
import type { SiteTexts } from './site-texts.ts';

export const testimonialsLimits = {
  items: 20,
  name: 60,
  place: 60,
  trip: 80,
  words: 600,
  consent: 200,
  rating: 5,
} as const;

/** The part of a traveller's words that visitors get. */
export interface Testimonial {
  /** As the traveller agreed to be named. */
  name: SiteTexts;
  place: SiteTexts;
  trip: SiteTexts;
  words: SiteTexts;
  /** 1 to 5 stars. */
  rating: number;
  /** The day of the journey; null if it is not told. */
  date: string | null;
  /** The id of the program of the journey; null if none is named. */
  program: string | null;
  /** True while that program is not on the site: nothing links to it. */
  gone?: true;
}

/** Returns what visitors see: what is approved, without the notes about consent. */
export const shownTestimonials = ({ items }: TestimonialsBody): Testimonial[] =>
  items.filter(({ approved }) => approved).map(({ approved: _, consent: __, ...testimonial }) => testimonial);
