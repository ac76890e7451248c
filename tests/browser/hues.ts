import type { Locator } from '@playwright/test';
import { modeHsv, modeRgb, useMode as register } from 'culori/fn';
import sharp from 'sharp';
import { screenshotOf } from './settled.ts';

register(modeRgb);
const hsv = register(modeHsv);

/** A colour whose hue nobody sees. */
const grey = 0.25;
const black = 0.15;

/** Returns the share of what is seen there, from 0 to 1, that has a hue between two angles of the colour wheel. */
export async function shareOfHue(seen: Locator, [from, to]: readonly [number, number]): Promise<number> {
  const { data } = await sharp(await screenshotOf(seen))
    .resize(200, 200, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((part) => part / 255);
    const { h = 0, s, v } = hsv({ mode: 'rgb', r, g, b });
    if (s > grey && v > black && h >= from && h <= to) found += 1;
  }
  return found / (data.length / 3);
}
