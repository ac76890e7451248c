import { maximumDrawingBytes } from '#contracts/api/site-picture-rules';
import type { PictureFault } from '#contracts/api/site-pictures';

/**
 * Looks at a drawing (SVG) before it is drawn. What the site serves are pixels, so that nothing of a drawing can run, load or
 * cover a page: these rules say early and plainly why one would not look as its author means it, or would take long.
 */
const rules: readonly [PictureFault, RegExp][] = [
  [
    'svg_active',
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener|animate\w*|set)\b|\son\w+\s*=|<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|javascript:/i,
  ],
  // References within the drawing begin with a hash.
  ['svg_elsewhere', /@import|(?:href|src)\s*=\s*(?:"(?!#)|'(?!#)|[^\s"'])|url\((?!\s*["']?#)/i],
  // The fonts of its author are not here.
  ['svg_letters', /<(?:[\w-]+:)?(?:text|tspan|textPath|tref)\b/i],
  ['svg_effects', /<(?:[\w-]+:)?(?:filter|fe[A-Z]\w+)\b/],
];

/** Copies and patterns within one another multiply. */
const mostCopies = 50;
const copies = /<(?:[\w-]+:)?(?:use|pattern|marker)\b/gi;

/**
 * The parts that may stand before the root element. Each part ends in one way only, so that no text takes long to
 * match.
 */
const head =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:svg:)?svg\b/i;

/** True for SVG in UTF-8. Compressed ones and other encodings are no pictures here. */
export const isDrawing = (bytes: Uint8Array): boolean => textOf(bytes) !== undefined;

function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > maximumDrawingBytes) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return head.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Returns why a drawing is refused; undefined if it is not. */
export function drawingFault(bytes: Uint8Array): PictureFault | undefined {
  const text = textOf(bytes) ?? '';
  const [fault] = rules.find(([, pattern]) => pattern.test(text)) ?? [];
  return fault ?? ((text.match(copies)?.length ?? 0) > mostCopies ? 'svg_effects' : undefined);
}
