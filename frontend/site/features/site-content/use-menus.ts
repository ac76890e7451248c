import type { SiteMenus } from '#contracts/api/site-menus-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { useSection } from './use-section.ts';

export type OwnLinks = InLanguage<SiteMenus>['header'];

const none: InLanguage<SiteMenus> = { header: [], footer: [] };

/** The agency's own links in header and footer; most agencies have none. */
export const useMenus = (): InLanguage<SiteMenus> => useSection('menus') ?? none;
