/**
 * Runs in the page. Returns every fault of the layout that geometry can detect, as sentences. Texts must not overlap,
 * be cut off without an ellipsis or overflow their painted box; nothing may be wider than the window; pictures keep
 * their aspect ratio; cards fit the window's height. Floating elements (fixed, popovers, dialogs) are compared only
 * with themselves.
 */
export function layoutFaults(): string[] {
  /** CSS pixels allowed for rounding and slanted glyphs. */
  const tolerance = 2;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Fragment extends Box {
    node: Text;
    layer: Element | null;
  }

  const faults: string[] = [];
  const name = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return `<${element?.tagName.toLowerCase()}> "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const sticksOut = (inner: Box, outer: Box) =>
    inner.left < outer.left - tolerance ||
    inner.right > outer.right + tolerance ||
    inner.top < outer.top - tolerance ||
    inner.bottom > outer.bottom + tolerance;
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isVisible = (box: Box) => box.right - box.left > tolerance && box.bottom - box.top > tolerance;

  /** The ancestors that clip the element, nearest first, and its floating layer. */
  function surroundings(start: Element) {
    const clips: { element: Element; cutsText: boolean }[] = [];
    let layer: Element | null = null;
    let escapes = false;
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element);
      if (style.position !== 'static') escapes = false;
      const clipsAny = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clipsAny && !escapes && style.display !== 'inline') {
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        const abridges = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        clips.push({ element, cutsText: !scrolls && !abridges });
      }
      // The page begins behind one without room of its own.
      const takesNoRoom: boolean = element.getBoundingClientRect().height === 0;
      const sticksOver: boolean = style.position === 'sticky' && (style.bottom !== 'auto' || takesNoRoom);
      if (style.position === 'fixed' || sticksOver || element.matches('dialog, :popover-open')) {
        layer = element;
        break;
      }
      if (style.position === 'absolute') escapes = true;
    }
    return { clips, layer };
  }

  /** Returns the nearest box with a background or border, or the cell of a table. */
  function paintedBox(start: Element): Element | undefined {
    for (let element: Element | null = start; element && element !== document.body; element = element.parentElement) {
      if (element.matches('td, th')) return element;
      const style = getComputedStyle(element);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const isGround = !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
      const isFramed = Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderTopWidth) > 0;
      if (isGround || isFramed) return element;
    }
    return undefined;
  }

  /** Returns the visible lines of every text, without the space that a font leaves above and below its letters. */
  function readFragments(): Fragment[] {
    const fragments: Fragment[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || parent.closest('script, style, noscript, option, svg')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { clips, layer } = surroundings(parent);
      const painted = paintedBox(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const trim = rect.height * 0.22;
        const line: Box = { left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim };
        let shown = line;
        let cutter: Element | undefined;
        for (const { element, cutsText } of clips) {
          const edge = element.getBoundingClientRect();
          if (cutsText && sticksOut(shown, edge)) cutter ??= element;
          shown = cut(shown, edge);
        }
        if (!isVisible(shown)) continue;
        if (cutter) faults.push(`${name(node)} is cut off by ${name(cutter)}`);
        else if (painted && sticksOut(shown, painted.getBoundingClientRect())) {
          faults.push(`${name(node)} sticks out of ${name(painted)}`);
        }
        fragments.push({ ...shown, node, layer });
      }
    }
    return fragments;
  }

  function findOverlaps(fragments: Fragment[]) {
    fragments.sort((a, b) => a.top - b.top);
    fragments.forEach((a, index) => {
      for (const b of fragments.slice(index + 1)) {
        if (b.top > a.bottom) break;
        if (a.node === b.node || a.layer !== b.layer) continue;
        if (isVisible(cut(a, b))) faults.push(`${name(a.node)} lies over ${name(b.node)}`);
      }
    });
  }

  function findWide() {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) faults.push(`the page is wider than its window`);
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || (box.right <= width + 1 && box.left >= -1)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { clips, layer } = surroundings(element);
      const isCut = clips.some(({ element: clip }) => clip !== element);
      if (!isCut && !layer) faults.push(`${name(element)} is wider than the window`);
    }
  }

  /** A native drop-down clips its text without an ellipsis. */
  function findCutSelects() {
    const context = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      const style = getComputedStyle(select);
      if (!context || !select.checkVisibility()) continue;
      context.font = style.font;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      const text = select.selectedOptions[0]?.text ?? '';
      if (context.measureText(text).width > room + tolerance) faults.push(`the drop-down cuts "${text}" off`);
    }
  }

  /** Allowed difference of an aspect ratio: the files' sides are whole pixels. */
  const shapeTolerance = 0.03;
  const differ = (a: number, b: number) => Math.abs(a / b - 1) > shapeTolerance;

  interface Size {
    width: number;
    height: number;
  }
  const shapeOf = ({ width, height }: Size) => width / height;
  const inPixels = ({ width, height }: Size) => `${Math.round(width)} × ${Math.round(height)}`;

  /** The box that the picture itself fills, before any transform. */
  function pictureBox(image: HTMLImageElement): Size {
    const style = getComputedStyle(image);
    const px = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
    const sides = (edges: string[]) =>
      style.boxSizing === 'border-box'
        ? edges.reduce((sum, edge) => sum + px(`padding-${edge}`) + px(`border-${edge}-width`), 0)
        : 0;
    return { width: px('width') - sides(['left', 'right']), height: px('height') - sides(['top', 'bottom']) };
  }

  /** The box it would have without its width and height attributes, which state the file's size, not the frame's. */
  function boxWithoutAttributes(image: HTMLImageElement): Size {
    const { width, height } = { width: image.getAttribute('width'), height: image.getAttribute('height') };
    image.removeAttribute('width');
    image.removeAttribute('height');
    const box = pictureBox(image);
    if (width !== null) image.setAttribute('width', width);
    if (height !== null) image.setAttribute('height', height);
    return box;
  }

  /** An icon is as wide as its font size; without room it shrinks to a dot. */
  function findSqueezed() {
    for (const icon of document.querySelectorAll('svg[width="1em"]')) {
      const { width } = icon.getBoundingClientRect();
      if (icon.checkVisibility() && width > 0 && width < Number.parseFloat(getComputedStyle(icon).fontSize) / 2) {
        faults.push(`the icon in ${name(icon.closest('a, button') ?? icon)} is squeezed to ${Math.round(width)} px`);
      }
    }
  }

  /** A frame may crop its picture (`object-fit: cover`) if the style sheet sets the frame's aspect ratio. */
  function findMisshapen() {
    for (const image of document.images) {
      const box = pictureBox(image);
      const file = { width: image.naturalWidth, height: image.naturalHeight };
      if (
        !image.checkVisibility({ visibilityProperty: true }) ||
        !(box.width > 0 && box.height > 0 && file.width > 0)
      ) {
        continue;
      }
      const { objectFit, aspectRatio } = getComputedStyle(image);
      const picture = `<img> "${decodeURI(image.currentSrc).split('/').at(-1)?.slice(-40)}", ${inPixels(file)},`;
      if (objectFit === 'fill' && differ(shapeOf(box), shapeOf(file))) {
        faults.push(`${picture} is distorted to ${inPixels(box)}`);
      }
      if (objectFit !== 'cover') continue;
      const [, across, down] = /^([\d.]+) \/ ([\d.]+)$/.exec(aspectRatio) ?? [];
      if (across && differ(shapeOf(box), Number(across) / Number(down))) {
        faults.push(`${picture} is shown ${inPixels(box)} in a frame of ${aspectRatio}`);
      } else if (differ(shapeOf(box), shapeOf(boxWithoutAttributes(image)))) {
        faults.push(`${picture} takes its frame of ${inPixels(box)} from its attributes`);
      }
    }
  }

  /** Sections of a page, whose height depends on their content; in the console also cards with a title of their own. */
  const sections =
    'main, header, footer, nav, aside, section, form, fieldset, dialog, [role="dialog"], table, details[open], .ant-card:has(> .ant-card-head)';

  /** A card: rounded, with a background or border, and not a section of the page. */
  function findTallCards() {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!(element.offsetHeight > window.innerHeight) || element.matches(sections)) continue;
      if (!(Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) > 4)) continue;
      if (paintedBox(element) !== element || !element.checkVisibility({ visibilityProperty: true })) continue;
      faults.push(`the card ${name(element)} is taller than the window`);
    }
  }

  findOverlaps(readFragments());
  findWide();
  findCutSelects();
  findMisshapen();
  findSqueezed();
  findTallCards();
  return [...new Set(faults)].slice(0, 8);
}
