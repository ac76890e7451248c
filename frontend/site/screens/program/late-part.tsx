import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { onFirstAction } from '../../lib/first-action.ts';
import styles from './late-part.module.css';

interface LatePartProps {
  /** The part, whose code may still have to load. */
  children: ReactNode;
  /** Loads the code of the part. */
  load: () => Promise<unknown>;
  /** Called with the part as it was served, before the browser's own replaces it: the reader may have changed it. */
  onTakeOver?: (served: HTMLElement) => void;
}

/**
 * A part of a prerendered page whose code loads after the reader's first action. Until then the page keeps what the
 * server has rendered, which works without scripts; React neither needs its code nor touches it.
 */
export function LatePart({ children, load, onTakeOver }: LatePartProps) {
  const isHydrated = useHydrated();
  // True on a page that was prerendered: the first rendering is the hydration.
  const [isServed, setIsServed] = useState(!isHydrated);
  const part = useRef<HTMLDivElement>(null);
  const taken = useRef(onTakeOver);
  taken.current = onTakeOver;

  useEffect(() => {
    if (!isServed) return;
    let isWanted = true;
    const takeOver = () => {
      const { current: served } = part;
      // A list that the reader has open would close.
      const open = served?.querySelector('select:focus');
      if (open) return void open.addEventListener('change', takeOver, { once: true });
      if (served && isWanted) taken.current?.(served);
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
    return <div ref={part} className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <div className={styles.part}>{children}</div>;
}
