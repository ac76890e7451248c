import type { VisitOrigin } from '#contracts/api/visit-origin';

/**
 * From where this visit came: the parameters of its first page's address, and the host of the page before, unless that
 * was ours. A tab keeps it for a form, as the cookies page says.
 */
const storageKey = 'visit-origin';

function originHere(): Partial<VisitOrigin> {
  // The address may have changed since the page was loaded.
  const [loaded] = performance.getEntriesByType('navigation');
  const asked = new URL(loaded?.name || location.href, location.href).searchParams;
  const host = document.referrer && new URL(document.referrer).host;
  return {
    utm_source: asked.get('utm_source'),
    utm_medium: asked.get('utm_medium'),
    utm_campaign: asked.get('utm_campaign'),
    referrer: host === location.host ? null : host,
  };
}

export function visitOrigin(): Partial<VisitOrigin> {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept) return JSON.parse(kept) as Partial<VisitOrigin>;
  } catch {
    // Without storage it is known until another page is loaded.
  }
  return originHere();
}

/** For the boot script: a link that is followed before the scripts have loaded loads another page. */
export function keepVisitOrigin(): void {
  const origin = visitOrigin();
  if (!Object.values(origin).some(Boolean)) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(origin));
  } catch {
    // Without storage, as above.
  }
}
