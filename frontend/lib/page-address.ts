import type { Language } from '#contracts/website/language';
import { pagePath } from '#contracts/website/page-path';
import { siteOrigin } from './site-origin.ts';

/** The full address of a screen in one language. */
export const pageAddress = (path: string, language: Language): string => siteOrigin() + pagePath(path, language);

/** The full address of a file or photo of the site. */
export const fileAddress = (path: string): string => new URL(path, `${siteOrigin()}/`).href;
