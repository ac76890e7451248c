export const redirectsLimits = { items: 200, address: 300 } as const;

/** An address of the agency's former site, and where it leads now. */
export interface SiteRedirect {
  /** A path: compared as `oldPath` returns it. */
  from: string;
  /** A path of the site or an address with https. */
  to: string;
}

/** At these paths the site itself answers; a test compares them with its screens. */
export const takenPaths: readonly string[] = [
  ...[
    '/',
    '/programs',
    '/favourites',
    '/compare',
    '/preview',
    '/contact',
    '/request',
    '/testimonial',
    '/offer',
    '/custom-journey',
  ],
  ...['/flight-booking', '/hotel-booking', '/privacy', '/cookies', '/terms', '/robots.txt', '/sitemap.xml'],
];
/** And below these. */
export const takenFolders: readonly string[] = [
  ...['/admin', '/api', '/assets', '/data', '/octo', '/photos', '/program', '/releases'],
];

/** Returns a path as redirects compare it: decoded, in lower case, without query, fragment and slashes at its end. */
export function oldPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  try {
    return plain(decodeURIComponent(path));
  } catch {
    return plain(path);
  }
}

const plain = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase().normalize() || '/';

export const isTaken = (path: string): boolean =>
  takenPaths.includes(path) || takenFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
