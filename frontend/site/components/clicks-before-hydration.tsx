import { useEffect } from 'react';
import { forgetClicksBeforeHydration } from '../lib/clicks-before-hydration.ts';

/**
 * Replays the clicks made before hydration. Render it beside the screen inside the same Suspense boundary: only then is
 * the screen hydrated when the effect runs.
 */
export function ClicksBeforeHydration() {
  useEffect(() => {
    const clicked = forgetClicksBeforeHydration();
    // Outside the effect: React then hydrates the remaining parts before it dispatches the click.
    setTimeout(() => {
      for (const control of clicked) if (isWanted(control)) control.click();
    });
  }, []);
  return null;
}

/** A field that has lost the focus since has nothing to suggest, and opens no calendar. */
const isWanted = (control: HTMLElement) =>
  control.isConnected && (!(control instanceof HTMLInputElement) || control === document.activeElement);
