declare global {
  interface Window {
    /** What was clicked before the scripts could do anything about it, in order. Gone once they can. */
    earlyClicks?: HTMLElement[];
  }
}

/** What only scripts can do: a button that opens no popover by itself, a link that opens a dialog. */
const controls = 'button:not([type="submit"], [popovertarget]), a[aria-haspopup]';

/** For the boot script: keeps such clicks until the page has been taken over. */
export function keepEarlyClicks(): void {
  window.earlyClicks = [];
  const keep = (event: MouseEvent) => {
    if (!window.earlyClicks) return document.removeEventListener('click', keep, true);
    const control = (event.target as Element).closest<HTMLElement>(controls);
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
