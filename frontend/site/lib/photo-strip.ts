/** A strip of photos that scrolls sideways: the boot script and the screen move it in the same way. */

/** The index of the photo in view; 0 in a strip that is not shown. */
export const photoInView = (strip: HTMLElement): number =>
  Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1));

/** @param index the first or last photo is shown for one outside */
export function scrollToPhoto(strip: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const slide = strip.children[Math.min(Math.max(index, 0), strip.childElementCount - 1)];
  // In right-to-left pages both the offsets and the scroll position are negative, so they match.
  if (slide instanceof HTMLElement) strip.scrollTo({ left: slide.offsetLeft, behavior });
}
