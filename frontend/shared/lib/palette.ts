import { brandColourNames, colourPattern, palette as committed, type Palette } from '#contracts/colours/palette';
import { colourVariable } from './theme.ts';

/** The colours of the open document, in whose style the page has put those of the brand. */
export const palette: Palette = { ...committed, ...coloursOfDocument() };

function coloursOfDocument(): Partial<Palette> {
  const style = getComputedStyle(document.documentElement);
  const found = brandColourNames.map((name) => [name, style.getPropertyValue(colourVariable(name)).trim()] as const);
  return Object.fromEntries(found.filter(([, colour]) => colourPattern.test(colour)));
}
