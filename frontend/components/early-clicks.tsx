import { useEffect } from 'react';
import { forgetEarlyClicks } from '../lib/early-clicks.ts';
import { tellTakenOver } from '../lib/taken-over.ts';

/**
 * Replays the clicks made before hydration. Render it beside the screen inside the same Suspense boundary: only then is
 * the screen hydrated when the effect runs.
 */
export function EarlyClicks() {
  useEffect(() => {
    tellTakenOver();
    const clicked = forgetEarlyClicks();
    // Outside the effect: React then hydrates the remaining parts before it dispatches the click.
    setTimeout(() => {
      for (const control of clicked) if (isWanted(control)) control.click();
    });
  }, []);
  return null;
}

/** A combobox that has lost the focus since has nothing to suggest. */
const isWanted = (control: HTMLElement) =>
  control.isConnected && (control.role !== 'combobox' || control === document.activeElement);
