import { turnstileOrigin } from './turnstile.ts';

/**
 * For how many days browsers open the site over TLS only (HSTS). On a real domain with TLS: on localhost, browsers would
 * apply it to every other port. The domain's other hosts may not use TLS.
 */
export const transportSecurityDays = 730;

/** Security headers of every page and file of the site. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/**
 * Further headers of pages that a private link opens, in place of those above: such a page stays in no cache and no
 * search engine, and tells nobody where its reader comes from.
 */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Further headers of what partners' systems read: from any origin, and in no search engine. */
export const octoHeaders = { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' } as const;

/** The policy for photos, which are uploads: nothing in them may run, even in an SVG or HTML file. */
export const photoPolicy = "default-src 'none'";

/** For files whose content never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** Built files have a content hash in their name and never change. Everything else is revalidated. */
export const cacheControl = (path: string): string => (path.startsWith('/assets/') ? forever : 'no-cache');

/** Request headers on which a page depends. */
export const pageVary = 'Cookie';

export interface PolicySettings {
  /**
   * SHA-256 in base64 of the inline script, which is the same on all pages. JSON data blocks are not scripts and need
   * no hash.
   */
  bootScriptHash: string;
  /** Further origins that pages may call: the storage to which photos are uploaded. */
  connect: readonly string[];
  /** True if pages may load Cloudflare's check. */
  turnstile?: boolean | undefined;
}

/** The content security policy of every page. antd adds styles at run time, which needs `unsafe-inline`. */
export function contentSecurityPolicy({ bootScriptHash, connect, turnstile }: PolicySettings): string {
  const challenge = turnstile ? [turnstileOrigin] : [];
  return [
    "default-src 'self'",
    [`script-src 'self' 'sha256-${bootScriptHash}'`, ...challenge].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // The preview in the console, and the map in the footer.
    ["frame-src 'self' https://www.openstreetmap.org", ...challenge].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // The console shows a preview of a program beside its form.
    "frame-ancestors 'self'",
  ].join('; ');
}
