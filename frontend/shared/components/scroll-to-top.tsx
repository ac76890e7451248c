import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { wantsLessMotion } from '../lib/reduced-motion.ts';
import { anchorIn, arriveAt, arriveAtHeading } from './arrive-at.ts';

/**
 * Scrolls after a navigation: to the anchor of the URL, else to the top of the new page with the focus on its heading,
 * so that a screen reader starts there. A link to the current page scrolls to its top. Going back keeps the browser's
 * scroll position. Render it beside the screen inside the same Suspense boundary: only then is the screen there when
 * the effect runs.
 */
export function ScrollToTop() {
  const { pathname, search, hash, key } = useLocation();
  const navigation = useNavigationType();
  // The console keeps search words in the fragment; those are no anchors.
  const asked = search + (hash.includes('=') ? hash : '');
  const shown = useRef({ pathname, asked });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same anchor count.
  useEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    const isSamePage = !isNewPage && shown.current.asked === asked;
    shown.current = { pathname, asked };
    const isAnchor = hash && !hash.includes('=');
    const place = isAnchor ? anchorIn(hash) : null;
    if (place) {
      if (navigation === 'POP') return isLeft(place) ? undefined : arriveAt(place, 'instant');
      return arriveAt(place, isNewPage ? 'instant' : withinPage());
    }
    if (navigation === 'POP') return;
    if (isNewPage) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return arriveAtHeading();
    }
    if (isSamePage) {
      window.scrollTo({ top: 0, behavior: withinPage() });
    }
  }, [pathname, asked, hash, key, navigation]);

  return null;
}

/** Smooth within a page, so that readers see the direction; instant under reduced motion. */
const withinPage = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

/**
 * Returns true if the reader has moved away from an anchor. On a first load, a reload or Back the browser has already
 * scrolled there, and readers who have scrolled or moved the focus since stay where they are.
 */
function isLeft(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && activeElement !== place) return true;
  return window.scrollY > 0 && Math.abs(place.getBoundingClientRect().top) > window.innerHeight / 2;
}
