import type { SiteTexts } from './site-texts.ts';

export const servicesLimits = { items: 12, title: 80, text: 300, name: 50, line: 140, link: 500 } as const;

/** The drawings from which owners choose: our own, and those of the icon library by their names there. */
export const serviceIcons = [
  'plane',
  'bed',
  'camera',
  'car',
  'global',
  'train',
  'key',
  'idcard',
  'calendar',
  'moon',
  'heart',
  'home',
  'environment',
  'safety-certificate',
  'customer-service',
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
