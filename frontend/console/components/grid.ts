import type { CSSProperties } from 'react';

/** The gap between the cards of a screen. */
export const gap = 'clamp(0.75rem, 2vw, 1.5rem)';

/**
 * A grid with as many columns of equal width as fit.
 * @param narrowest minimum width of a column, as a CSS length; a container that is narrower than this limits it
 * @param gap between columns and rows, as a CSS length
 */
export const grid = (narrowest: string, gap: string, repeat: 'auto-fit' | 'auto-fill' = 'auto-fit'): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${repeat}, minmax(min(${narrowest}, 100%), 1fr))`,
  gap,
});
