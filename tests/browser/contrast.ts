import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { screenshot, settle } from './settled.ts';

interface Line {
  tag: string;
  text: string;
  /** Font size in CSS pixels. */
  size: number;
  weight: number;
  colour: number[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a line's ground that may be fainter: a star or the rim of a cloud between the letters. */
const tolerated = 0.01;

/** Pixels between two points that are compared, and the difference of brightness (0 to 255) that a reader sees as an edge. */
const edge = { width: 3, step: 9 };

/**
 * Measures each line of text inside the elements of a selector against the pixels behind it, which axe cannot see.
 * Returns the contrast ratio of WCAG 2 (1 to 21) of each line, which all but the faintest hundredth of its ground has,
 * and the share of its ground that is an edge of something drawn, which crosses the letters.
 */
export async function lowestContrast(page: Page, selector: string) {
  await settle(page);
  const lines = await page.evaluate(readLines, selector);
  const style = await page.addStyleTag({ content: `${selector} { visibility: hidden !important }` });
  const { data, info } = await sharp(await screenshot(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element: Element) => element.remove());
  return lines.map(({ tag, text, size, weight, colour, ...box }) => {
    const ink = luminance(colour);
    const contrasts: number[] = [];
    let edges = 0;
    for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(info.height, box.top + box.height); y++) {
      for (let x = Math.max(0, Math.ceil(box.left)); x < Math.min(info.width, box.left + box.width); x++) {
        const at = (y * info.width + x) * info.channels;
        const ground = luminance([...data.subarray(at, at + 3)]);
        contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        const green = data[at + 1] ?? 0;
        const steps = [edge.width * info.channels, edge.width * info.width * info.channels].map((distance) =>
          Math.abs((data[at + distance + 1] ?? green) - green),
        );
        if (Math.max(...steps) > edge.step) edges++;
      }
    }
    contrasts.sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * tolerated)] ?? 21;
    const share = Math.round((edges / Math.max(1, contrasts.length)) * 1000) / 1000;
    return { tag, text, size, weight, contrast: Math.round(contrast * 10) / 10, edges: share };
  });
}

/** Relative luminance of a colour in sRGB, as WCAG 2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: the lines of the visible texts. */
function readLines(selector: string): Line[] {
  const lines: Line[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const { fontSize, fontWeight, color } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || top + height > innerHeight) continue;
      lines.push({
        tag: element.tagName,
        text: (element.textContent ?? '').slice(0, 40),
        size: Number.parseFloat(fontSize),
        weight: Number(fontWeight),
        colour: (color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
        left,
        top,
        width,
        height,
      });
    }
  }
  return lines;
}
