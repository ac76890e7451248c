import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { apiFunctions, eventFunctions } from '#contracts/api/deployed-functions';
import { methodsOf, type Route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import type { Consumer } from '#contracts/platform/consumers';
import { handlerSources } from './handler-sources.ts';

const root = join(import.meta.dirname, '../../..');
const prefix = 'entry-of:';

/** The source of every deployed function by its id: a handler's file, or the name of an entry for several operations. */
export function deployedSources(): Record<string, string> {
  const sources = handlerSources();
  const all = [...apiFunctions(routes), ...eventFunctions()];
  const inGroups = new Set(
    all.filter(({ id }) => !(id in sources)).flatMap(({ operations }) => operations.map((one) => one.id)),
  );
  const single = Object.entries(sources).filter(([id]) => !inGroups.has(id));
  return Object.fromEntries([...single, ...all.flatMap(({ id }) => (id in sources ? [] : [[id, `${prefix}${id}`]]))]);
}

/** Writes the entry of a function with several operations from the contracts. */
export const entries: Plugin = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'entry',
    }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: id }) => ({ contents: entryOf(id), resolveDir: root }));
  },
};

function entryOf(id: string): string {
  const ofApi = apiFunctions(routes).find((one) => one.id === id);
  if (ofApi) return routesEntry(ofApi.operations);
  return changesEntry(eventFunctions().find((one) => one.id === id)?.operations ?? []);
}

function routesEntry(ofFunction: readonly Route[]): string {
  const allowed = ofFunction.map(({ path }) => [path, routes.filter((one) => one.path === path).flatMap(methodsOf)]);
  return [
    `import { routeDispatcher } from './functions/http/route-dispatcher.ts';`,
    ...imports(ofFunction),
    'export const handler = routeDispatcher({',
    `  handlers: { ${ofFunction.map(({ id, method, path }) => `'${method} ${path}': ${id}`).join(', ')} },`,
    `  allowed: ${JSON.stringify(Object.fromEntries(allowed))},`,
    '});',
  ].join('\n');
}

const changesEntry = (followers: readonly Consumer[]) =>
  [
    `import { changeDispatcher } from './functions/events/change-dispatcher.ts';`,
    ...imports(followers),
    `export const handler = changeDispatcher({ ${followers.map(({ id }) => id).join(', ')} });`,
  ].join('\n');

const imports = (operations: readonly { id: string }[]) => {
  const sources = handlerSources();
  return operations.map(({ id }) => `import { handler as ${id} } from ${JSON.stringify(sources[id])};`);
};
