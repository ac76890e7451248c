import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '#contracts/website/language';
import { onFirstMove } from '../lib/first-move.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useLanguage } from '../lib/use-language.ts';
import styles from './rest-of-page.module.css';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The part of a prerendered page below its first screenful. It stands there as markup, whose links and `<details>` work
 * as they are; the code that takes it over comes with the reader's first move, so that the page does not wait for it.
 * On a page that is opened from another one it comes with the page.
 */
export function restOfPage(load: Load): ComponentType {
  const WithPage = lazy(load);
  const Later = lazy(async () => {
    await firstMove();
    return load().catch(stayIfOffline);
  });

  // Rendered again before it is taken over, it would lose its markup.
  const Served = memo(() => {
    const host = useRef<HTMLDivElement>(null);
    const { language } = useLanguage();
    /** The language it was taken over in. */
    const [takenIn, setTakenIn] = useState<Language>();
    useEarlyClick(host, takenIn !== undefined);
    return (
      <div ref={host} className={styles.rest}>
        {/* Markup in another language cannot be hydrated: the key has it rendered instead. */}
        <Suspense key={takenIn ?? language}>
          <Later />
          <WhenShown then={() => setTakenIn((known) => known ?? language)} />
        </Suspense>
      </div>
    );
  });

  return function RestOfPage() {
    const isHydrated = useHydrated();
    // What it began as it stays: the other would be another part to React.
    const [isServed] = useState(!isHydrated);
    return isServed ? <Served /> : <WithPage />;
  };
}

/** A reader who has lost the connection keeps what was served. */
function stayIfOffline(error: unknown): Promise<never> {
  if (navigator.onLine) throw error;
  return new Promise(() => {});
}

/** When the reader first does something, or has already gone down the page. */
function firstMove(): Promise<void> {
  if (typeof document === 'undefined' || window.scrollY > 0 || location.hash) return Promise.resolve();
  return new Promise(onFirstMove);
}

/** Keeps a click on what only scripts can do until they can, and then does it. */
function useEarlyClick(host: RefObject<HTMLElement | null>, isTaken: boolean): void {
  const clicked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTaken) {
      clicked.current?.click();
      return;
    }
    const keep = (event: MouseEvent) => {
      const control = (event.target as Element).closest<HTMLElement>('button, [aria-haspopup]');
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
      if (!control || opensElsewhere || !host.current?.contains(control)) return;
      clicked.current = control;
      event.preventDefault();
    };
    // React lets no click through to what it has yet to take over, so this has to come before it.
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [host, isTaken]);
}

/** Tells when what stands beside it in its Suspense boundary can be used. */
function WhenShown({ then }: { then: () => void }) {
  useEffect(() => then());
  return null;
}
