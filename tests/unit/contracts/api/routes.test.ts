import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handlerPath, routes } from '#contracts/api/routes';
import { consumers } from '#contracts/platform/consumers';
import { siteFunctions } from '#contracts/website/site-functions';
import { handlerSources } from '../../../../infra/bundle/functions/handler-sources.ts';
import { createRouter } from '../../../../infra/embedded/gateway/router.ts';
import { synthesize } from '../../infra/stacks/synthesize.ts';

const root = join(import.meta.dirname, '../../../..');
const filesBelow = (folder: string) => globSync('**/*.ts', { cwd: join(root, folder) }).toSorted();
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const keys = routes.map(({ method, path }) => `${method} ${path}`).toSorted();

/**
 * These operations change nothing and reveal no single record, and neither do pages of lists. What some of them prepare
 * counts once it is confirmed.
 */
const unaudited = [
  ...['beginTwoStep', 'countNewRequests', 'getAccount', 'getCurrentProgram', 'getOverview', 'getPrivacy', 'getSession'],
  ...['getFigures', 'getUpcoming'],
  'getSeasons',
  ...['countQueue', 'getDesk', 'getHours', 'reportAnswers', 'getQuoteSettings'],
  ...['countTemplateUses', 'getTemplates', 'getViews', 'listTags', 'listTasks', 'seeMention', 'sharePresence'],
  // Plans, drafts and published versions of a program are nobody's personal data.
  ...['getDraft', 'getVersion', 'listDepartures', 'listDrafts', 'listOwnSessions', 'listTeam', 'listVersions'],
  'renewRecoveryCodes',
  // A page of a list, as those of requests.
  'searchCustomers',
  // The agency's words on its site are nobody's personal data either.
  ...['getSetup', 'getSitePicture', 'getSiteSection', 'getSiteVersion', 'listSiteVersions', 'sampleLetters'],
  ...['getGlossary', 'previewSiteSection'],
  // Nothing of an import is shown before it is applied, which the trail has.
  ...['addImportDocument', 'addImportPhoto', 'beginSiteImport', 'discardSiteImport', 'getSiteImport'],
];

describe('the routes of the contracts', () => {
  it('are audited if staff change something or read one record', () => {
    const silent = routes.filter(({ access, audit, page }) => access !== 'public' && !audit && !page);
    expect(silent.map(({ id }) => id).toSorted()).toEqual(unaudited.toSorted());
  });

  it('are unique, with unique operation names', () => {
    expect(new Set(keys).size).toBe(routes.length);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  });

  it('are exactly the handler files', () => {
    expect(filesBelow('functions/api')).toEqual(routes.map((route) => `${handlerPath(route)}.ts`).toSorted());
    // The files beside the events' folders are shared by their consumers.
    expect(filesBelow('functions/events').filter((file) => file.includes('/'))).toEqual(
      consumers.map(({ event, id }) => `${event}/${kebab(id)}.ts`).toSorted(),
    );
  });

  it('are exactly the functions that are built for the embedded server', () => {
    const operations = [...routes, ...consumers, ...siteFunctions].map(({ id }) => id).toSorted();
    expect(Object.keys(handlerSources()).toSorted()).toEqual(operations);
  });

  it('have exactly the paths of the stack', () => {
    const paths = new Set([...synthesize().methods().keys()].map((method) => method.split(' ')[1]));
    expect(paths).toEqual(new Set(routes.map(({ path }) => path)));
  });

  it('are exactly the routes of the embedded runtime', () => {
    const resolve = createRouter(routes);
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
    const paths = new Set(routes.map(({ path }) => path));
    const found = [...paths].flatMap((path) =>
      methods.flatMap((method) => {
        const match = resolve(method, path.replace(/\{\w+\}/g, 'x'));
        return match && 'route' in match ? [`${method} ${match.route.path}`] : [];
      }),
    );
    expect(found.toSorted()).toEqual(keys);
    expect(resolve('GET', '/anything/else')).toBeUndefined();
  });
});
