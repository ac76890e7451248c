import { stepped } from '#shared/lib/stepped.ts';
import './input-before-hydration.ts';

declare global {
  interface Window {
    /** Controls that were clicked before hydration, in order. Removed afterwards. */
    clicksBeforeHydration?: HTMLElement[];
  }
}

/** Controls that need scripts: a button that opens no popover, a link to a dialog, a field with suggestions or a calendar. */
const controls = 'button:not([type="submit"], [popovertarget]), a[aria-haspopup], [role="combobox"], .ant-picker input';
/** The language link works without scripts, but following it would lose typed input. */
const controlsOnceTyped = `${controls}, a[hreflang]`;

/** For the boot script: records such clicks until the page is hydrated, and answers steppers. */
export function keepClicksBeforeHydration(): void {
  window.clicksBeforeHydration = [];
  const keep = (event: MouseEvent) => {
    if (!window.clicksBeforeHydration) return document.removeEventListener('click', keep, true);
    const hasTyped = Object.keys(window.inputBeforeHydration?.typed ?? {}).length > 0;
    const control = (event.target as Element).closest<HTMLElement>(hasTyped ? controlsOnceTyped : controls);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!control || opensElsewhere) return;
    event.preventDefault();
    // Parts of the page may answer already: the click would be done twice.
    event.stopImmediatePropagation();
    if (!step(control)) window.clicksBeforeHydration.push(control);
  };
  document.addEventListener('click', keep, true);
}

/**
 * Changes the number beside a stepper's button (`data-step`) at once, as if it had been typed: a form's scripts are
 * seconds away on a slow phone. Returns false if the click must wait for hydration.
 */
function step({ dataset, parentElement }: HTMLElement): boolean {
  const field = parentElement?.parentElement?.querySelector('input');
  if (!dataset.step || !field || !window.inputBeforeHydration) return false;
  const value = field.value === '' ? null : Number(field.value);
  if (Number.isNaN(value)) return false;
  field.value = `${stepped(value, dataset.step === '1' ? 1 : -1, Number(field.getAttribute('aria-valuemin')))}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Stops recording and returns the recorded clicks. */
export function forgetClicksBeforeHydration(): HTMLElement[] {
  const clicked = window.clicksBeforeHydration ?? [];
  delete window.clicksBeforeHydration;
  return clicked;
}
