/**
 * Runs in the page. Returns what is there without saying anything, as sentences: headings, lists, landmarks and texts with
 * nothing in them, parts that are nothing but their heading, and words that a missing value has left.
 */
export function emptyParts(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}"> in "${(element.parentElement?.textContent ?? '').trim().slice(0, 40)}"`;

  const headings = 'h1, h2, h3, h4, h5, h6';
  const parts = 'header, footer, main, nav, aside, section, article, form, fieldset, figure, table, ul, ol, dl';
  const texts = 'p, li, dt, dd, th, label, legend, figcaption, address, a, button';
  /** These elements say something without a text; the others wait for their words. */
  const shows = 'img, svg, video, iframe, input, select, textarea, [aria-label]';
  const waits = '[role="status"], [role="alert"], [aria-live], [hidden], [popover]';

  const isShown = (element: Element) => element.checkVisibility() && !element.closest(waits);
  const saysNothing = (element: Element) => !element.textContent?.trim() && !element.querySelector(shows);

  for (const element of document.body.querySelectorAll(`${headings}, ${parts}, ${texts}`)) {
    if (!isShown(element) || element.closest('svg')) continue;
    if (saysNothing(element) && !element.matches('[aria-label]')) faults.push(`${name(element)} is empty`);
  }

  for (const part of document.body.querySelectorAll('section, nav, aside, article')) {
    const heading = part.querySelector(headings);
    if (!heading || !isShown(part) || part.querySelector(shows)) continue;
    if (part.textContent?.trim() === heading.textContent?.trim()) faults.push(`${name(part)} is but its heading`);
  }

  // A gap of its own, or a line, is all that one sees of a box with nothing in it.
  for (const box of document.body.querySelectorAll('div')) {
    if (!isShown(box) || !saysNothing(box) || box.querySelector('*')) continue;
    const { marginBlockStart, marginBlockEnd, borderBlockStartWidth } = getComputedStyle(box);
    const pixels = [marginBlockStart, marginBlockEnd, borderBlockStartWidth].map(Number.parseFloat);
    if (pixels.some((size) => size > 0)) faults.push(`${name(box)} has only its margins`);
  }

  const left = document.body.innerText.match(/undefined|\bnull\b|NaN|\[object|\{\{|\}\}/);
  if (left) faults.push(`the page says "${left[0]}"`);
  return [...new Set(faults)].slice(0, 8);
}
