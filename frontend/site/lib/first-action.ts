const actions = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const;

/** Calls back once, on the reader's first action and before other listeners. Returns a function that cancels it. */
export function onFirstAction(acted: () => void): () => void {
  const listening = new AbortController();
  const hear = () => {
    listening.abort();
    acted();
  };
  for (const action of actions) {
    document.addEventListener(action, hear, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
