import { expect, it } from 'vitest';
import { movedPrefix } from '#contracts/website/moved';
import { octoAddresses, octoAt, octoKey } from '#contracts/website/octo';
import type { Answer, ViewerRequest } from '../../../../../infra/constructs/website/viewer/event.ts';
import { run } from './run-viewer-function.ts';

/** The place where the viewer function looks if an unknown address has moved. */
const unknown = (address: string) => `${movedPrefix}/ar${address}`;

it('finds what partners read only on a stage that publishes it, and never by its key', () => {
  const asked = (uri: string, octo: boolean) =>
    run<ViewerRequest & Answer>('page-request', { request: { uri, querystring: {}, cookies: {} } }, { octo });
  const addresses = [octoAddresses.products, octoAddresses.product('0199-a'), octoAddresses.availability('0199-a')];
  for (const address of addresses) {
    expect(octoAt(address)).toBeDefined();
    expect(asked(address, true).uri).toBe(`/${octoKey(address)}`);
    expect(asked(address, false).uri).toBe(unknown(address));
    for (const octo of [true, false]) expect(asked(`/${octoKey(address)}`, octo).statusCode).toBe(404);
  }
  for (const address of [
    '/octo',
    '/octo/',
    '/octo/bookings',
    '/octo/availability',
    '/octo/products/a/b',
    '/octo/products/',
  ]) {
    expect(octoAt(address)).toBeUndefined();
    expect(asked(address, true).uri).toBe(unknown(address));
  }
});
