/** Returns the name of the agency's own page at a path; undefined at other paths. */
export const ownPageIn = (path: string): string | undefined =>
  path.toLowerCase().match(/^\/p\/([a-z0-9-]{1,60})\/*$/)?.[1];
