import { type FormText, formTextNames, type SiteForms } from '../api/site-forms-rules.ts';
import { paths } from './paths.ts';

/** Where each text of the forms stands. */
export const formPages: Readonly<Record<FormText, string>> = {
  programs: paths.programs,
  flight: paths.flightBooking,
  flight_program: paths.flightBooking,
  hotel: paths.hotelBooking,
  hotel_program: paths.hotelBooking,
  custom: paths.customJourney,
  custom_program: paths.customJourney,
  contact: paths.contact,
  greeting_title: paths.home,
  greeting: paths.home,
};

/** Returns what one page has of them. */
export const formsAt = (path: string, forms: SiteForms): SiteForms =>
  Object.fromEntries(formTextNames.filter((name) => formPages[name] === path).map((name) => [name, forms[name]]));
