import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { octo, turnstile } from '#contracts/platform/resources';
import type { PageRenderer } from '#contracts/website/renderer';
import { siteBucketName } from '../../data/site-storage.ts';
import { select } from '../catalogue/select.ts';
import { retentionMonths } from '../privacy/retention-months.ts';
import { shownOnPages } from '../umrah-licence.ts';
import type { Site } from './site.ts';

export interface Making {
  /** The Riyadh calendar day of the pages. */
  today?: string;
  renderer?: () => Promise<PageRenderer>;
  select?: typeof select;
}

/** Opens what is needed to make pages; undefined if the server renders pages itself. */
export async function openSite({
  today = riyadhDay(),
  renderer = loadRenderer,
  select: choose = select,
}: Making): Promise<Site | undefined> {
  const bucket = siteBucketName();
  if (!bucket) return undefined;
  const origin = process.env.SITE_ORIGIN ?? '';
  const siteKey = process.env[turnstile.siteKey];
  return {
    bucket,
    today,
    renderer: await renderer(),
    select: choose,
    origin,
    siteKey,
    retentionMonths: retentionMonths(),
    octo: process.env[octo.variable] === octo.on,
    shown: shownOnPages(),
  };
}

let loaded: Promise<PageRenderer> | undefined;

/** Loads the site's renderer, which the deployment places beside the function's code. */
function loadRenderer(): Promise<PageRenderer> {
  loaded ??= import(pathToFileURL(join(import.meta.dirname, 'pages/render.js')).href);
  return loaded;
}
