const reloadedKey = 'reloaded-for-missing-chunk';
const patience = 60_000;

/**
 * After a deployment an open page may ask for a file that is gone. One reload fetches the new version; if that does not
 * help within a minute, the error boundary's message stays and the reader decides.
 * https://vite.dev/guide/build#load-error-handling
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || reloadedLately()) return;
    event.preventDefault();
    location.reload();
  });
}

function reloadedLately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return Date.now() - last < patience;
  } catch {
    // Without storage a loop could not be noticed: do not start one.
    return true;
  }
}
