/** For how long a page may go on growing above the place that was asked for, in milliseconds. */
const patience = 3000;
const signsOfTheReader = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place and keeps it in view while what stands above it still gets its size (programs, fonts), until the
 * reader moves on by himself. The keyboard goes on from there too. Returns how to let go of it.
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
  const timer = setTimeout(letGo, patience);
  size.observe(document.body);
  for (const sign of signsOfTheReader) window.addEventListener(sign, letGo, { passive: true });
  return letGo;
}
