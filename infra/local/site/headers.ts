import { createHash } from 'node:crypto';

/**
 * The CDN's security headers, which hold for every page and file of the site. Without HSTS, which browsers would
 * remember for every other port of localhost.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const isData = (attributes: string) => /type=["']?(application\/(ld\+)?json|speculationrules)\b/i.test(attributes);

/**
 * The policy of one HTML page: its own inline scripts are allowed by their hashes, so it needs no `unsafe-inline`.
 * antd writes its styles at run time, which does.
 *
 * @param connect further origins the page may call: the storage that photos are uploaded to
 */
export function contentSecurityPolicy(html: string, connect: readonly string[]): string {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(' '),
    // The office's map, which the reader asks for.
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
