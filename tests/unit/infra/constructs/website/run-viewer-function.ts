import { createContext, runInContext } from 'node:vm';
import { viewerFunction } from '../../../../../infra/constructs/website/viewer/build.ts';

export const viewerFunctions = ['page-request', 'page-response', 'api-request'] as const;

/** Runs a function like the CDN: as a script with a global `handler`, without the features that the runtime lacks. */
export function run<Result>(name: (typeof viewerFunctions)[number], event: object, stage = { octo: false }): Result {
  const context = createContext({ Map: undefined, Set: undefined, URL: undefined, URLSearchParams: undefined });
  runInContext('delete Object.hasOwn', context);
  runInContext(viewerFunction(name, stage), context);
  return JSON.parse(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context));
}
