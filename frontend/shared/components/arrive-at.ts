/** The time in which the page may still grow above the target, in milliseconds. */
const settlingMs = 3000;
const signsOfTheReader = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The element that an address's fragment names; null if there is none. */
export function anchorIn(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anybody can write `#%` into an address.
    return null;
  }
}

/**
 * Scrolls to an element and focuses it. Keeps it in view while content above it still changes size (programs, fonts),
 * until the reader scrolls, taps or types. Returns a function that stops this.
 */
export function arriveAt(place: HTMLElement, behavior: ScrollBehavior): () => void {
  place.focus({ preventScroll: true });
  place.scrollIntoView({ behavior });

  let height = document.body.offsetHeight;
  const size = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    place.scrollIntoView({ behavior: 'instant' });
  });
  const letGo = () => {
    clearTimeout(timer);
    size.disconnect();
    for (const sign of signsOfTheReader) window.removeEventListener(sign, letGo);
  };
  const timer = setTimeout(letGo, settlingMs);
  size.observe(document.body);
  for (const sign of signsOfTheReader) window.addEventListener(sign, letGo, { passive: true });
  return letGo;
}

/**
 * Focuses the screen's heading, and the heading that takes its place once the screen has loaded, until the reader taps,
 * types or moves the focus. Returns a function that stops this.
 */
export function arriveAtHeading(): () => void {
  let heading: HTMLElement | null = null;
  const focusHeading = () => {
    heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
  };
  focusHeading();
  const changes = new MutationObserver(() => {
    if (!heading?.isConnected && document.activeElement === document.body) focusHeading();
  });
  const onFocus = ({ target }: FocusEvent) => target !== heading && letGo();
  const letGo = () => {
    changes.disconnect();
    window.removeEventListener('focusin', onFocus);
    for (const sign of ['keydown', 'pointerdown']) window.removeEventListener(sign, letGo);
  };
  changes.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  window.addEventListener('focusin', onFocus);
  for (const sign of ['keydown', 'pointerdown']) window.addEventListener(sign, letGo, { passive: true });
  return letGo;
}
