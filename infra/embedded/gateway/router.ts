import { methodsOf, type Route } from '#contracts/api/route';

export interface Match {
  route: Route;
  pathParameters: Record<string, string>;
}

export type Resolution = Match | { allowed: string[] } | undefined;

interface Resource {
  segments: string[];
  routes: Map<string, Route>;
}

const parameterName = (segment: string | undefined) => segment?.match(/^\{(.+)\}$/)?.[1];

/**
 * Finds a route as API Gateway does: the resource with the most static path wins, whatever the method.
 * @returns the route; the path's methods if it lacks this one; undefined for an unknown path
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Resolution {
  const resources = new Map<string, Resource>();
  for (const route of routes) {
    const resource = resources.get(route.path) ?? { segments: route.path.split('/'), routes: new Map() };
    resource.routes.set(route.method, route);
    resources.set(route.path, resource);
  }
  // `{` sorts after letters, digits and dashes, so static segments come before parameters.
  const ordered = [...resources.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, resource]) => resource);

  return (method, path) => {
    const segments = path.split('/');
    const resource = ordered.find((candidate) => matches(candidate.segments, segments));
    if (!resource) return undefined;
    const route = resource.routes.get(method === 'HEAD' ? 'GET' : method);
    if (!route) return { allowed: allowedMethods(resource) };
    const pathParameters = resource.segments.flatMap((segment, index) => {
      const name = parameterName(segment);
      return name ? [[name, decodeURIComponent(segments[index] ?? '')]] : [];
    });
    return { route, pathParameters: Object.fromEntries(pathParameters) };
  };
}

const allowedMethods = ({ routes }: Resource) => [...routes.values()].flatMap(methodsOf);

const matches = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (parameterName(part) ? isParameter(segments[index]) : part === segments[index]));

function isParameter(segment: string | undefined): boolean {
  if (!segment) return false;
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
}
