import { join } from 'node:path';
import { handlerPath, routes } from '#contracts/api/routes';
import { consumers } from '#contracts/platform/consumers';
import { siteFunctions } from '#contracts/website/site-functions';

const functions = join(import.meta.dirname, '../../../functions');

/** Handler files by operation name. */
export function handlerSources(): Record<string, string> {
  const api = routes.map((route) => [route.id, join(functions, `api/${handlerPath(route)}.ts`)]);
  const events = consumers.map(({ id, event }) => [id, join(functions, `events/${event}/${kebab(id)}.ts`)]);
  const site = siteFunctions.map(({ id }) => [id, join(functions, `site/${kebab(id)}.ts`)]);
  return Object.fromEntries([...api, ...events, ...site]);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
