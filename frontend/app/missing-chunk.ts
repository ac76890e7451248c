const reloadedKey = 'reloaded-for-missing-chunk';
const reloadIntervalMs = 60_000;

/**
 * Reloads once if a chunk is missing: after a deployment an open page may ask for a file that no longer exists. If the
 * error returns within a minute, the error boundary's message stays. https://vite.dev/guide/build#load-error-handling
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
    return Date.now() - last < reloadIntervalMs;
  } catch {
    // Without storage a reload loop could not be detected: do not reload.
    return true;
  }
}
