import { answer, showWaiting } from './answers-before-hydration.ts';
import './clicks-before-hydration.ts';
import './input-before-hydration.ts';

/**
 * Controls that need scripts: a button that opens no popover, a link to a dialog, a field with suggestions or a calendar. The
 * calendar before hydration answers itself.
 */
const controls =
  'button:not([type="submit"], [popovertarget], .ant-picker-dropdown *), a[aria-haspopup], [role="combobox"], .ant-picker input';
/** The language link works without scripts, but following it would lose typed input. */
const controlsOnceTyped = `${controls}, a[hreflang]`;

/** For the boot script: answers clicks on such controls until the page is hydrated, or records them. */
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
    if (!answer(control)) window.clicksBeforeHydration.push({ control, end: showWaiting(control) });
  };
  document.addEventListener('click', keep, true);
}
