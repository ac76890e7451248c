import type { Language } from '#contracts/field-kit/language';
import { pagePath } from '#contracts/website/page-path';
import { siteOrigin } from './site-origin.ts';

/** Returns the absolute URL of a screen in one language. */
export const pageAddress = (path: string, language: Language): string => siteOrigin() + pagePath(path, language);

/** Returns the absolute URL of a file or photo of the site. */
export const fileAddress = (path: string): string => new URL(path, `${siteOrigin()}/`).href;
