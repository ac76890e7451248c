import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiFunctions } from '#contracts/api/deployed-functions';
import { type Method, type Route, route } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import { application, everything, production, synthesize } from './synthesize.ts';
import { longestPolicy, type TemplateReader } from './template-reader.ts';

const inventedRoute = (id: string, method: Method, path: Route['path'], access: Route['access']): Route =>
  route({
    ...{ id, method, path, access },
    summary: id,
    reply: z.literal(true),
    status: 200,
    uses: { Programs: ['GetItem'] },
  });

/** The routes of a noun as they are today: visitors post, staff list, read, change and delete, and one thing more. */
const routesOf = (noun: string): Route[] => [
  inventedRoute(`create${noun}`, 'POST', `/${noun}`, 'public'),
  inventedRoute(`list${noun}`, 'GET', `/${noun}`, 'staff'),
  inventedRoute(`get${noun}`, 'GET', `/${noun}/{id}`, 'staff'),
  inventedRoute(`update${noun}`, 'PATCH', `/${noun}/{id}`, { role: 'agent' }),
  inventedRoute(`delete${noun}`, 'DELETE', `/${noun}/{id}`, { role: 'agent' }),
  inventedRoute(`order${noun}`, 'PUT', `/${noun}/{id}/order`, { role: 'agent' }),
];

const invented = Array.from({ length: 25 }, (_, index) => `noun${index}`).flatMap(routesOf);
const apiWith = (more: readonly Route[]) => synthesize(production, { routes: [...routes, ...more] });
const sizeOf = (stack: TemplateReader) => stack.types().length;
/** The resources of the API in both its stacks. */
const sizeWith = (more: readonly Route[]) => {
  const { api, functions } = apiWith(more).parts;
  return sizeOf(api) + sizeOf(functions);
};
const today = sizeWith([]);

it('has at most 300 resources today in the largest of all stacks', () => {
  const { stacks } = application({ ...production, ...everything }).app.synth();
  const sizes = stacks.map(({ stackName, template }) => ({ stackName, size: Object.keys(template.Resources).length }));
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.filter(({ size }) => size > 300)).toEqual([]);
});

describe('the API', () => {
  it('has room for two hundred routes, with its methods in one stack and its functions in another', () => {
    expect(invented.length).toBeGreaterThanOrEqual(100);
    const { api, functions } = apiWith(invented.slice(0, Math.max(0, 200 - routes.length))).parts;
    expect(sizeOf(api)).toBeLessThan(450);
    expect(sizeOf(functions)).toBeLessThan(450);
  });

  it.each([
    ['at a path of staff', '/team', 0],
    ['at a new path', '/team/order', 2],
    ['at a new path below a new one', '/team/{id}/photo/order', 3],
  ] as const)('takes few resources for a route of staff %s', (_, path, most) => {
    expect(sizeWith([inventedRoute('orderTeam', 'PUT', path, { role: 'owner' })]) - today).toBeLessThanOrEqual(most);
  });

  it('takes four for the first route of staff in a new folder, whose function needs a role, and few for its noun', () => {
    const ofStaff = routesOf('news').filter(({ access }) => access !== 'public');
    expect(sizeWith(ofStaff.slice(0, 1)) - today).toBeLessThanOrEqual(4);
    expect((sizeWith(ofStaff) - today) / ofStaff.length).toBeLessThan(2);
  });

  it('takes at most six resources for a route of visitors, in a new folder and with HEAD', () => {
    expect(sizeWith([inventedRoute('getNews', 'GET', '/news/{id}', 'public')]) - today).toBeLessThanOrEqual(6);
  });

  it('lets the gateway call more functions, not more routes, far below IAM’s limit of 10,240 characters', () => {
    const ofStaff = invented
      .filter(({ path }) => path.startsWith('/noun0/'))
      .map(({ id, method }) => inventedRoute(id, method, `/team/${id}`, 'staff'));
    expect(ofStaff.length).toBeGreaterThan(2);
    const characters = longestPolicy(apiWith(ofStaff));
    expect(characters).toBe(longestPolicy(apiWith([])));
    expect(apiFunctions(routes).length).toBeLessThan(routes.length / 2);
    expect(longestPolicy(apiWith(invented.slice(0, 48)))).toBeLessThan(10_240);
  });
});
