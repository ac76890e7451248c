import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS sizes; what they leave open the style sheet's frame decides. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  className?: string;
}

/** A quiet block in the place of content that is on its way. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const names = className ? `${styles.block} ${className}` : styles.block;
  return <span className={names} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}

/** Lines of text on their way, the last one shorter. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same and never move.
        <Skeleton key={line} height="1rem" width={line === count - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
