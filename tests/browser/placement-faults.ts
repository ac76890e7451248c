/**
 * Runs in the page, beside `layoutFaults`. Returns as sentences: icons that are not level with the text beside them,
 * controls that float over a column of text, which they cover as the page scrolls, and headings whose letters are cut off
 * below.
 */
export function placementFaults(): string[] {
  /** CSS pixels between an icon and its text, at most. */
  const reach = 24;
  /** CSS pixels between the middle of an icon and that of its line: a font may shift it by a few. */
  const unevenness = 3.5;

  const name = (node: Node) => `"${(node.textContent ?? '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const middle = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;

  /** The nearest ancestor that scrolls sideways, beyond whose edges nothing is visible. */
  function clipOf(start: Element): { left: number; right: number } {
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      if (getComputedStyle(element).overflowX !== 'visible') return element.getBoundingClientRect();
    }
    return { left: 0, right: window.innerWidth };
  }

  /** The visible texts of an element, each with its lines. A raised count belongs at an icon's corner. */
  function textsOf(root: Element): { node: Node; lines: DOMRect[] }[] {
    const texts: { node: Node; lines: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !parent ||
        parent.closest('script, style, option, svg, sup') ||
        !isShown(parent)
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const clip = clipOf(parent);
      const isVisible = ({ left, right, width }: DOMRect) => width > 1 && left < clip.right && right > clip.left;
      const lines = [...range.getClientRects()].filter(isVisible);
      if (lines.length > 0) texts.push({ node, lines });
    }
    return texts;
  }

  /** An icon is level with one of the lines beside it, or with the middle of all of them. */
  function unevenIcons(): string[] {
    return [...document.body.querySelectorAll('svg')].flatMap((icon) => {
      const box = icon.getBoundingClientRect();
      if (!(box.width > 4 && box.width <= 32) || !isShown(icon)) return [];
      const row = icon.closest('a, button, label') ?? icon.parentElement?.parentElement;
      const isBeside = (line: DOMRect) => {
        const gap = Math.max(line.left - box.right, box.left - line.right);
        return line.top < box.bottom && line.bottom > box.top && gap >= 0 && gap <= reach;
      };
      const [text] = textsOf(row ?? icon).filter(({ lines }) => lines.some(isBeside));
      if (!text) return [];
      const whole = { top: text.lines[0]?.top ?? 0, bottom: text.lines.at(-1)?.bottom ?? 0 };
      const off = Math.min(...[...text.lines, whole].map((line) => Math.abs(middle(line) - middle(box))));
      return off > unevenness ? [`the icon beside ${name(text.node)} is ${Math.round(off)} px off its line`] : [];
    });
  }

  /** The element's nearest ancestor, or itself, that stays at its place in the window while the page scrolls. */
  function layerOf(start: Element): Element | undefined {
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return element;
    }
    return undefined;
  }

  const isPainted = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
  };

  /** Layers that the reader or the page opened may cover the rest: menus, dialogs, notices. */
  const opened = 'dialog, [popover], [role="dialog"], [role="alert"], [role="status"], [class*="-message"]';

  function coveringControls(): string[] {
    const texts = textsOf(document.querySelector('main') ?? document.body);
    return [...document.body.querySelectorAll('a, button')].flatMap((control) => {
      const layer = layerOf(control);
      const isOnBar = layer && layer !== control && (isPainted(layer) || layer.matches('header'));
      if (!layer || isOnBar || !isPainted(control) || !isShown(control) || control.closest(opened)) return [];
      const { left, right, bottom } = control.getBoundingClientRect();
      // The skip link is above the window until it has the focus.
      if (bottom <= 0) return [];
      const isBelow = ({ node, lines }: { node: Node; lines: DOMRect[] }) =>
        !layerOf(node.parentElement ?? control) && lines.some((line) => line.right > left && line.left < right);
      const covered = texts.find(isBelow);
      return covered ? [`the floating ${name(control)} can cover ${name(covered.node)}`] : [];
    });
  }

  /** Letters may reach below their line, Arabic ones further than others: a box that clips the line cuts them off. */
  function cutHeadings(): string[] {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    return [...document.body.querySelectorAll('h1, h2, h3, h4')].filter(isShown).flatMap((heading) => {
      const clip = clipBelow(heading);
      canvas.font = getComputedStyle(heading).font;
      return textsOf(heading).flatMap(({ node, lines }) => {
        const { fontBoundingBoxDescent, actualBoundingBoxDescent } = canvas.measureText(node.textContent ?? '');
        const ink = (lines.at(-1)?.bottom ?? 0) - fontBoundingBoxDescent + actualBoundingBoxDescent;
        return ink > clip + 1 ? [`the letters of ${name(node)} are cut off below`] : [];
      });
    });
  }

  /** The lower edge of the nearest box that clips the element. */
  function clipBelow(start: Element): number {
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(element).overflowY)) return element.getBoundingClientRect().bottom;
    }
    return Number.POSITIVE_INFINITY;
  }

  return [...new Set([...unevenIcons(), ...coveringControls(), ...cutHeadings()])].slice(0, 8);
}
