import './early-input.ts';

declare global {
  interface Window {
    /** Controls clicked before the scripts were ready, in order. Removed once they are. */
    earlyClicks?: HTMLElement[];
  }
}

/** Controls that need scripts: a button that opens no popover, a link to a dialog, a field with suggestions. */
const controls = 'button:not([type="submit"], [popovertarget]), a[aria-haspopup], [role="combobox"]';
/** The other language is a link, but following it would lose what was typed. */
const controlsOnceTyped = `${controls}, a[hreflang]`;

/** For the boot script: keeps such clicks until the page has been taken over. */
export function keepEarlyClicks(): void {
  window.earlyClicks = [];
  const keep = (event: MouseEvent) => {
    if (!window.earlyClicks) return document.removeEventListener('click', keep, true);
    const hasTyped = Object.keys(window.earlyInput?.typed ?? {}).length > 0;
    const control = (event.target as Element).closest<HTMLElement>(hasTyped ? controlsOnceTyped : controls);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!control || opensElsewhere) return;
    event.preventDefault();
    window.earlyClicks.push(control);
  };
  document.addEventListener('click', keep, true);
}

/** From now on clicks do what they do. Gives those kept so far. */
export function forgetEarlyClicks(): HTMLElement[] {
  const clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
  return clicked;
}
