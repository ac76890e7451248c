import { mutate } from 'swr';
import { languages } from '#contracts/field-kit/language';
import { inLanguage } from '#contracts/website/in-language';
import { sectionKey } from '#contracts/website/published-data';
import { type DraftToShow, frameIsReady } from '#shared/features/preview/section-frame.ts';
import { documentLanguage } from '#shared/lib/document-language.ts';
import { hydrated } from '#shared/lib/hydrated.ts';
import { showLanguage } from '#shared/lib/i18n.ts';

let shown = '';

async function show({ section, content, language, anchor }: DraftToShow) {
  if (documentLanguage() !== language) await showLanguage(language);
  await Promise.all(
    languages.map((one) =>
      mutate(sectionKey(section, one, location.pathname), inLanguage(content, one), { revalidate: false }),
    ),
  );
  const place = `${language} ${anchor}`;
  // Once it is there, not at each save.
  if (shown !== place) {
    shown = place;
    requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView());
  }
}

/** What is not published leads nowhere. */
function stopLinks(event: MouseEvent) {
  if ((event.target as Element).closest('a[href]')) event.preventDefault();
}

/** Shows the drafts that the console sends to its own frame, in place of what is published. */
export async function showDrafts() {
  document.addEventListener('click', stopLinks, { capture: true });
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<DraftToShow> | null>) => {
    if (origin === location.origin && source === window.parent && data?.section) void show(data as DraftToShow);
  });
  await hydrated;
  window.parent.postMessage(frameIsReady, location.origin);
}
