import { lookUpServices } from './look-up-services.ts';

/**
 * Security headers for every page and file of the site. Without HSTS, which the CDN adds: from an embedded server,
 * browsers would remember it for every other port of localhost.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** For photos, which people have uploaded, so that nothing in them ever runs: even an SVG or HTML file is dead. */
export const photoPolicy = "default-src 'none'";

/** For what never changes under its address. */
export const forever = 'public, max-age=31536000, immutable';

/** Names of built files carry a hash of their content: they never change. Everything else is asked about each time. */
export const cacheControl = (path: string): string => (path.startsWith('/assets/') ? forever : 'no-cache');

/** What a page depends on besides its address. */
export const pageVary = 'Cookie';

export interface PolicySettings {
  /** SHA-256 in base64 of the one inline script, the same on all pages. Blocks of data are no scripts and need no leave. */
  bootScriptHash: string;
  /** Further origins that pages may call: the storage that photos are uploaded to. */
  connect: readonly string[];
}

/** The content security policy of every page. antd writes its styles at run time, which needs `unsafe-inline`. */
export function contentSecurityPolicy({ bootScriptHash, connect }: PolicySettings): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${bootScriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    ["connect-src 'self'", ...lookUpServices.map((url) => new URL(url).origin), ...connect].join(' '),
    // The map in the footer.
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
