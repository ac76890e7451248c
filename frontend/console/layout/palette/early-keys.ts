interface Held {
  typed: string;
  /** The element that had the focus when somebody asked for the palette. */
  from: Element | null;
  onEscape: () => void;
}

let held: Held | undefined;

/** True from the moment the palette is asked for until somebody types in its field, or in another one. */
export const areKeysHeld = () => held !== undefined;

/** Keeps what is typed for the palette's field, and from everything behind it. */
export function holdKeys(onEscape: () => void): void {
  if (held) return;
  held = { typed: '', from: document.activeElement, onEscape };
  window.addEventListener('keydown', keep, { capture: true });
}

/** Returns what was typed until now, once. The keys stay held: a panel may take the focus back. */
export function takeTyped(): string {
  if (!held) return '';
  const { typed } = held;
  held.typed = '';
  return typed;
}

export function releaseKeys(): void {
  held = undefined;
  window.removeEventListener('keydown', keep, { capture: true });
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!held || ctrlKey || metaKey || altKey) return;
  const target = event.target as Element;
  if (target !== held.from && target.matches('input, textarea')) {
    releaseKeys();
    return;
  }
  if (key === 'Escape') held.onEscape();
  else if (key === 'Backspace') held.typed = held.typed.slice(0, -1);
  else if ([...key].length === 1) held.typed += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
