const moves = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** Tells once when the reader first does something, before any part of the page hears of it. Returns how to let go. */
export function onFirstMove(moved: () => void): () => void {
  const listening = new AbortController();
  const hear = () => {
    listening.abort();
    moved();
  };
  for (const move of moves) {
    document.addEventListener(move, hear, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
