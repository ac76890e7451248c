import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated, useIsServed } from '#shared/lib/use-hydrated.ts';
import { onFirstAction } from '../../lib/first-action.ts';
import { afterPress, followPresses } from '../../lib/press.ts';
import styles from './late-part.module.css';

// Before the page is hydrated: a press may be the reader's first action.
if (typeof document !== 'undefined') followPresses();

interface LatePartProps {
  /** The part, whose code may still have to load. */
  children: ReactNode;
  /** Loads the code of the part. */
  load: () => Promise<unknown>;
}

/**
 * A part of a prerendered page whose code loads after the reader's first action. Until then the page keeps what the
 * server has rendered, which works without scripts; React neither needs its code nor touches it. A button that is clicked
 * meanwhile is clicked again once it works, and none is replaced under a finger.
 */
export function LatePart({ children, load }: LatePartProps) {
  const isHydrated = useHydrated();
  const [isServed, setIsServed] = useState(useIsServed());

  const part = useRef<HTMLDivElement>(null);
  /** The position of the button that was clicked among those of the part, which stays the same. */
  const clicked = useRef<number>(undefined);
  const buttons = () => [...(part.current?.querySelectorAll('button') ?? [])];
  const takeOver = () =>
    load().then(
      () => afterPress(() => setIsServed(false)),
      () => undefined,
    );
  const note = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button');
    clicked.current = button ? buttons().indexOf(button) : undefined;
    // The click may come before this part listens for an action.
    void takeOver();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the part works.
  useEffect(() => {
    const index = clicked.current;
    if (isServed || index === undefined) return;
    // The part may still wait for its code when this runs.
    const timer = setInterval(() => {
      const button = buttons()[index];
      if (!button) return;
      clearInterval(timer);
      button.click();
    }, 50);
    return () => clearInterval(timer);
  }, [isServed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the part is as the server rendered it.
  useEffect(() => (isServed ? onFirstAction(takeOver) : undefined), [isServed]);

  if (isServed && typeof document !== 'undefined') {
    // React leaves the content of such an element as it was served.
    return (
      <div
        ref={part}
        className={styles.part}
        onClickCapture={note}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div ref={part} className={styles.part} data-works={isHydrated || undefined}>
      {children}
    </div>
  );
}
