import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Where a navigation lands: at the anchor of its URL, else at the top of the new page with the focus on its heading,
 * so that a screen reader starts there. Going back keeps the browser's own position. Render it beside the screen inside
 * the same Suspense boundary: only then is the screen there when the effect runs.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same anchor count.
  useEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    } else if (isNewPage && navigation !== 'POP') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, key, navigation]);

  return null;
}
