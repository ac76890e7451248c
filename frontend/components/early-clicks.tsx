import { useEffect } from 'react';
import { forgetEarlyClicks } from '../lib/early-clicks.ts';

/**
 * Does what was clicked before the scripts had come. Render it beside the screen inside the same Suspense boundary: only
 * then can the screen answer when the effect runs.
 */
export function EarlyClicks() {
  useEffect(() => {
    const clicked = forgetEarlyClicks();
    // Outside of the effect React hydrates what it has yet to take over before it passes a click on.
    setTimeout(() => {
      for (const control of clicked) if (isWanted(control)) control.click();
    });
  }, []);
  return null;
}

/** A field that was left since has nothing to suggest any more. */
const isWanted = (control: HTMLElement) =>
  control.isConnected && (control.role !== 'combobox' || control === document.activeElement);
