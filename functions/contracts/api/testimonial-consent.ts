import type { Language } from '../field-kit/fields.ts';

/** The version that the page of an invitation shows now. Each testimonial keeps the version that its writer saw. */
export const currentTestimonialConsent = 1;

/**
 * Every version of the sentence by which a traveller agrees to a publication. A version never changes: a changed sentence
 * is a new version here, and the same sentence in `frontend/locales`.
 */
export const testimonialConsents: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  1: {
    ar: 'أوافق على نشر رأيي وتقييمي واسمي ومدينتي كما كتبتها هنا في موقع الوكالة، ويمكنني سحب موافقتي متى أردت.',
    en: 'I agree that my words, my rating, my name and my city are published on the agency’s site as I wrote them here. I can withdraw this at any time.',
  },
};
