import type { SiteHeroBody } from '../api/site-hero.ts';

/** The opening of a fresh system's home page. */
export const heroAtStart: SiteHeroBody = {
  title: { ar: 'سافر كما يليق بك', en: 'Travel as it should be' },
  subtitle: {
    ar: 'طيران وفنادق وبرامج نرتّبها لك بعناية داخل المملكة وحول العالم، ومعك فريق يردّ عليك في أي ساعة.',
    en: 'Flights, stays and journeys across Saudi Arabia and the world, planned by people you can reach at any hour.',
  },
  buttons: [
    { text: { ar: 'صمّم رحلتك', en: 'Design your journey' }, to: '/custom-journey' },
    { text: { ar: 'تصفّح البرامج', en: 'Our programs' }, to: '/programs' },
    { text: { ar: 'احجز طيرانك', en: 'Book a flight' }, to: '/flight-booking' },
    { text: { ar: 'احجز فندقك', en: 'Book a hotel' }, to: '/hotel-booking' },
  ],
  ...{ picture: null, picture_text: { ar: null, en: null }, focus: null },
};
