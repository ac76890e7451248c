import * as z from 'zod/mini';
import { requiredLine } from '../field-kit/fields.ts';
import { SiteLink } from '../field-kit/link.ts';
import { menusLimits } from './site-menus-rules.ts';
import { inEachLanguage } from './site-texts.ts';

const { header, footer, text, link } = menusLimits;

const links = (most: number) =>
  z.array(z.object({ text: inEachLanguage(requiredLine(text)), to: SiteLink(link) })).check(z.maxLength(most));

/** The agency's own links in the header and the footer of every page. */
export const SiteMenusBody = z.object({ header: links(header), footer: links(footer) });
export type SiteMenusBody = z.infer<typeof SiteMenusBody>;
