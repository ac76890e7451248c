import { type BrandColours, palette } from '#contracts/colours/palette';

/** Drawn parts of a program's picture, in the brand's colours. */

/** The size that link previews expect. */
export const size = { width: 1200, height: 630 } as const;
const { width, height } = size;
/** At the sides. */
export const margin = 72;
/** A line of words is at most as wide. */
export const textWidth = width - 2 * margin;

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

/** The ground of a program without a photo: dunes in the evening, dark where words are. */
export const dunes = (colours: BrandColours) =>
  svg(`<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colours.tealDark}"/><stop offset=".55" stop-color="${colours.tealBright}"/></linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  <circle cx="600" cy="236" r="84" fill="${palette.saffronBright}"/>
  <path fill="${colours.teal}" d="M0 236C200 170 360 200 560 258S930 316 1200 190V630H0Z"/>
  <path fill="${colours.tealDark}" d="M0 322C240 250 420 256 640 318S1010 366 1200 290V630H0Z"/>
  <path fill="${colours.tealDarkest}" d="M0 452C260 396 520 412 760 462S1080 498 1200 452V630H0Z"/>`);

/**
 * Darkens a photo where words are: behind the logo, and from the title on.
 * @param top of the title, in pixels
 */
export function shade(top: number, { tealDarkest }: BrandColours): Buffer {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${Math.max(0, at / height).toFixed(3)}" stop-color="${tealDarkest}" stop-opacity="${opacity}"/>`;
  const logo = [stop(0, 0.78), stop(130, 0.6)];
  // A long title leaves no room in between.
  const between = top - 90 > 190 ? [stop(190, 0.28), stop(top - 90, 0.2)] : [];
  const stops = [...logo, ...between, stop(top + 10, 0.72), stop(top + 140, 0.88), stop(height, 0.94)];
  return svg(`<defs><linearGradient id="shade" x2="0" y2="1">${stops.join('')}</linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#shade)"/>`);
}

export const markSize = 72;

/** The ground of a logo that would be hard to see on a dark one. */
export const plate = ({ width, height }: Record<'width' | 'height', number>): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="10" fill="${palette.white}"/></svg>`,
  );

/** The letter that has a drawn form, as on the site (`frontend/shared/components/brand-mark.tsx`). */
const drawnLetter = 'ر';

export const isDrawn = (letter: string): boolean => letter === drawnLetter;

/** The ground of the agency's mark, its star, and its letter if that is the drawn one. */
export const mark = (colours: BrandColours, letter: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="0 0 512 512">
<defs>
<linearGradient id="rm-bg" x2="0" y2="1"><stop stop-color="${colours.tealDark}"/><stop offset=".62" stop-color="${colours.teal}"/><stop offset="1" stop-color="${colours.tealBright}"/></linearGradient>
<linearGradient id="rm-r" x1="1" x2="0" y2="1"><stop stop-color="#fbf4e6"/><stop offset="1" stop-color="#e2c9a1"/></linearGradient>
</defs>
<rect width="512" height="512" rx="116" fill="url(#rm-bg)"/>
<path fill="${colours.tealDarkest}" opacity=".55" d="M0 396C90 394 150 416 236 422C330 428 410 372 512 344V396A116 116 0 0 1 396 512H116A116 116 0 0 1 0 396Z"/>
${isDrawn(letter) ? '<path fill="url(#rm-r)" d="M346 104C402 156 424 222 406 286C382 368 284 416 104 408C232 380 314 338 328 280C338 238 322 196 290 162Z"/>' : ''}
<path fill="${palette.saffron}"${isDrawn(letter) ? '' : ' transform="translate(8 8) scale(.62)"'} d="M200 126L219 191 284 210 219 229 200 294 181 229 116 210 181 191Z"/>
</svg>`);
