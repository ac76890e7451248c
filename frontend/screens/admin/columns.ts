import type { CSSProperties } from 'react';

/**
 * As many columns as there is room for, all of one width.
 * @param narrowest the least that a column takes, as a CSS length; less only where the whole line is shorter
 * @param gap between columns and rows, as a CSS length
 */
export const columns = (
  narrowest: string,
  gap: string,
  repeat: 'auto-fit' | 'auto-fill' = 'auto-fit',
): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${repeat}, minmax(min(${narrowest}, 100%), 1fr))`,
  gap,
});
