const moves = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** Calls back once, on the reader's first action and before other listeners. Returns a function that cancels it. */
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
