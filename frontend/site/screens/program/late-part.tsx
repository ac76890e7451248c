import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { onFirstAction } from '../../lib/first-action.ts';
import styles from './late-part.module.css';

interface LatePartProps {
  /** The part, whose code may still have to load. */
  children: ReactNode;
  /** Loads the code of the part. */
  load: () => Promise<unknown>;
}

/**
 * A part of a prerendered page whose code loads after the reader's first action. Until then the page keeps what the
 * server has rendered, which works without scripts; React neither needs its code nor touches it.
 */
export function LatePart({ children, load }: LatePartProps) {
  const isHydrated = useHydrated();
  // True on a page that was prerendered: the first rendering is the hydration.
  const [isServed, setIsServed] = useState(!isHydrated);

  useEffect(() => {
    if (!isServed) return;
    let isWanted = true;
    const takeOver = () => {
      if (isWanted) setIsServed(false);
    };
    const cancel = onFirstAction(() => void load().then(takeOver, () => undefined));
    return () => {
      isWanted = false;
      cancel();
    };
  }, [isServed, load]);

  if (isServed && typeof document !== 'undefined') {
    // React leaves the content of such an element as it was served.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    return <div className={styles.part} data-late suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <div className={styles.part}>{children}</div>;
}
