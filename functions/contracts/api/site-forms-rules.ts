import type { SiteTexts } from './site-texts.ts';

/** The texts, each with its limit, in the form's order. Those for a request from a program's page follow their form's. */
export const formTexts = {
  programs: 160,
  flight: 160,
  flight_program: 160,
  hotel: 160,
  hotel_program: 160,
  custom: 160,
  custom_program: 160,
  contact: 160,
  greeting_title: 60,
  greeting: 120,
} as const;
export type FormText = keyof typeof formTexts;
export const formTextNames = Object.keys(formTexts) as FormText[];

/** The fact that each text can name. */
export const formFacts = ['agency'] as const;

/** What the agency says above its forms and its list of programs, and in the greeting of the home page. A page has its own alone. */
export type SiteForms = Readonly<Partial<Record<FormText, SiteTexts>>>;
