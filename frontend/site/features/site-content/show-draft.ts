import { getI18n } from 'react-i18next';
import { mutate } from 'swr';
import type { Brand } from '#contracts/api/site-brand-rules';
import { brandCss } from '#contracts/colours/palette';
import { type Language, languages } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { sectionKey } from '#contracts/website/published-data';
import { type DraftToShow, frameIsReady } from '#shared/features/preview/section-frame.ts';
import { brandVariables } from '#shared/lib/brand-variables.ts';
import { documentLanguage } from '#shared/lib/document-language.ts';
import { hydrated } from '#shared/lib/hydrated.ts';
import { showLanguage } from '#shared/lib/i18n.ts';

/** Draws the whole page for a brand. */
type DrawFor = (brand: Brand) => void;

let shown = '';

async function show({ section, content, language, anchor }: DraftToShow, drawFor: DrawFor) {
  if (section === 'brand') showBrand(content as Brand, drawFor);
  if (section === 'brand' || documentLanguage() !== language) await showLanguage(language);
  await Promise.all(
    languages.map((one) =>
      mutate(sectionKey(section, one, location.pathname), inLanguage(content, one), { revalidate: false }),
    ),
  );
  const place = `${language} ${anchor}`;
  // Once it is there, not at each save.
  if (shown !== place) {
    shown = place;
    requestAnimationFrame(() => scrollToPlace(document.getElementById(anchor)));
  }
}

/** Scrolls the frame alone: `scrollIntoView` would also scroll the console's window, down to the frame. */
function scrollToPlace(place: HTMLElement | null): void {
  if (!place) return;
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop);
  // The header covers as much.
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const { top } = place.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - margin - padding, behavior: 'instant' });
}

/** Colours, names and logo. Texts have the names once the language is shown again. */
function showBrand(brand: Brand, drawFor: DrawFor): void {
  for (const declaration of brandCss(brand.colours)) {
    const [name = '', value = ''] = declaration.split(':');
    document.documentElement.style.setProperty(name, value);
  }
  const i18n = getI18n();
  const { interpolation } = i18n.options;
  if (interpolation) interpolation.defaultVariables = brandVariables(brand, () => i18n.language as Language);
  drawFor(brand);
}

/** Stops links: an unpublished draft leads nowhere. */
function stopLinks(event: MouseEvent) {
  if ((event.target as Element).closest('a[href]')) event.preventDefault();
}

/** Shows the drafts that the console sends to its own frame, in place of what is published. */
export async function showDrafts(drawFor: DrawFor) {
  document.addEventListener('click', stopLinks, { capture: true });
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<DraftToShow> | null>) => {
    if (origin === location.origin && source === window.parent && data?.section)
      void show(data as DraftToShow, drawFor);
  });
  await hydrated;
  window.parent.postMessage(frameIsReady, location.origin);
}
