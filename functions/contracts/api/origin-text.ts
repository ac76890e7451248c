import type { VisitOrigin } from './visit-origin.ts';

/** The source of a visit, under which figures count it: what an advertisement names, else the site before. */
export const sourceIn = (origin: VisitOrigin | null): string | null => origin && (origin.utm_source ?? origin.referrer);

/** `instagram / cpc / ramadan · l.instagram.com`; empty if it is unknown. */
export function originText(origin: VisitOrigin | null): string {
  if (!origin) return '';
  const { utm_source, utm_medium, utm_campaign, referrer } = origin;
  return [[utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / '), referrer].filter(Boolean).join(' · ');
}
