import type { SiteTexts } from './site-texts.ts';

export const servicesLimits = { items: 12, title: 80, text: 300, name: 50, line: 140, link: 500 } as const;

/** The names of the drawings from which owners choose. */
export const serviceIcons = [
  'plane',
  'bed',
  'camera',
  'car',
  'globe',
  'train',
  'key',
  'card',
  'calendar',
  'crescent',
  'heart',
  'home',
  'pin',
  'shield',
  'support',
] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

/** A service that the home page names. */
export interface SiteService {
  icon: ServiceIcon;
  title: SiteTexts;
  text: SiteTexts;
  /** Null for a WhatsApp chat that names the service. */
  to: string | null;
}

export interface SiteServices {
  title: SiteTexts;
  text: SiteTexts;
  items: readonly SiteService[];
}
