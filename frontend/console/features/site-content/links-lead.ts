import { pathsOfSite, readableAddress } from '#page-text';
import type { FieldCheck } from './section-fields.ts';

/** Notes each link of a text in Markdown to a path at which the site has no page. */
export const linksLead: FieldCheck = (text, { leadsNowhere }) =>
  pathsOfSite(text)
    .filter(leadsNowhere)
    .map((path) => ({ word: 'linkNowhere', values: { address: readableAddress(path) } }));
