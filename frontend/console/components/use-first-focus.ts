import { useEffect, useRef } from 'react';

interface Field {
  focus: () => void;
  nativeElement: HTMLElement | null;
}

/** In frames: half a second, in which a dialog surely holds the focus. */
const longestWait = 30;

/**
 * Focuses a dialog's field as soon as the dialog holds the focus. `autoFocus` comes too early for a dialog above a panel: the
 * panel still holds the focus and takes it back.
 */
export function useFirstFocus<Control extends Field>() {
  const field = useRef<Control>(null);
  useEffect(() => {
    let frame = 0;
    let left = longestWait;
    const ask = () => {
      field.current?.focus();
      left -= 1;
      const isFocused = field.current?.nativeElement?.contains(document.activeElement);
      if (!isFocused && left > 0) frame = requestAnimationFrame(ask);
    };
    ask();
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
