import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS sizes. If one is absent, the style sheet sets it. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  className?: string;
}

/** A placeholder block for content that is loading. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const names = className ? `${styles.block} ${className}` : styles.block;
  return <span className={names} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

/** Placeholder lines for text that is loading, the last one shorter. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move.
        <Skeleton key={line} height="1rem" width={line === count - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
