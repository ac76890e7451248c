import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { wantsLessMotion } from '../lib/reduced-motion.ts';
import { arriveAt } from './arrive-at.ts';

/**
 * Scrolls after a navigation: to the anchor of its URL, else to at the top of the new page with the focus on its heading,
 * so that a screen reader starts there; a link to the page itself leads up to its top. Going back keeps the browser's
 * own position. Render it beside the screen inside the same Suspense boundary: only then is the screen there when the
 * effect runs.
 */
export function ScrollToTop() {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  // The console keeps words that are searched for in the fragment.
  const asked = search + (hash.includes('=') ? hash : '');
  const shown = useRef({ pathname, asked });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same anchor count.
  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isSamePage = !isNewPage && shown.current.asked === asked;
    shown.current = { pathname, asked };
    const isAnchor = hash && !hash.includes('=');
    const place = isAnchor ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) {
      if (navigation === 'POP') return isLeft(place) ? undefined : arriveAt(place, 'instant');
      return arriveAt(place, isNewPage ? 'instant' : withinPage());
    }
    if (navigation === 'POP') return;
    if (isNewPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    } else if (isSamePage) {
      window.scrollTo({ top: 0, behavior: withinPage() });
    }
  }, [pathname, asked, hash, key, navigation]);

  return null;
}

/** Smooth within a page, so that readers see where they go; straight there with less motion. */
const withinPage = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

/**
 * True if the reader has left an anchor: on a first load, a reload or the way back the browser has arrived already, and
 * readers who have scrolled or moved on by keyboard stay where they are.
 */
function isLeft(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement !== place) return true;
  return window.scrollY > 0 && Math.abs(place.getBoundingClientRect().top) > window.innerHeight / 2;
}
