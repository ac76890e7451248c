import { type Consumer, consumers } from '../platform/consumers.ts';
import { events, type Source } from '../platform/events.ts';
import type { Uses } from '../platform/resources.ts';
import type { Route } from './route.ts';
import { handlerPath } from './routes.ts';

/** A Lambda function with the operations that it runs. */
export interface DeployedFunction<Operation extends { readonly id: string; readonly uses: Uses }> {
  /** The operation's id, or the group's name. */
  readonly id: string;
  readonly operations: readonly Operation[];
  /** The union of what its operations use. */
  readonly uses: Uses;
}

/** Staff's routes of one folder share a function: `staffPrograms`. Each route of visitors has its own. */
export const apiFunctions = (routes: readonly Route[]): DeployedFunction<Route>[] =>
  grouped(routes, (route) => (route.access === 'public' ? route.id : `staff${folderOf(route)}`));

/**
 * Consumers of one table's changes share a function, and those that collect changes a second one: a stream serves two
 * readers well, however many consumers follow. Each other consumer has its own.
 */
export const eventFunctions = (): DeployedFunction<Consumer>[] => grouped(consumers, eventFunctionOf);

/** The id of the function that runs a consumer: `followEnquiries`. */
export function eventFunctionOf({ id, event, collects }: Consumer): string {
  const source: Source = events[event];
  return source.kind === 'changes' ? `${collects ? 'collect' : 'follow'}${source.table}` : id;
}

/** The folder of a route's handler, as a part of a name: `FlightRequests`. */
const folderOf = (route: Route) =>
  (handlerPath(route).split('/')[0] ?? '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function grouped<Operation extends { readonly id: string; readonly uses: Uses }>(
  all: readonly Operation[],
  functionOf: (operation: Operation) => string,
): DeployedFunction<Operation>[] {
  const groups = Map.groupBy(all, functionOf);
  return [...groups].map(([id, operations]) => ({ id, operations, uses: union(operations.map(({ uses }) => uses)) }));
}

function union(all: readonly Uses[]): Uses {
  const uses: Record<string, true | readonly string[]> = {};
  for (const [name, use] of all.flatMap((each) => Object.entries(each))) {
    const known = uses[name];
    uses[name] = use === true ? true : [...new Set([...(Array.isArray(known) ? known : []), ...use])];
  }
  return uses as Uses;
}
