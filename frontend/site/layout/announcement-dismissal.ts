const storageKey = 'announcement-dismissed';

/** Remembers in this tab of the browser which version of the announcement its reader has closed. */
export function rememberClosed(version: number): void {
  try {
    sessionStorage.setItem(storageKey, String(version));
  } catch {
    // Without storage the announcement returns with the next page load.
  }
}

export function isClosed(version: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === version;
  } catch {
    return false;
  }
}

/** For the boot script: hides a closed announcement from the first paint on, before the scripts run. */
export function hideClosedAnnouncement(): void {
  const { dataset } = document.documentElement;
  if (dataset.announcement !== undefined && isClosed(dataset.announcement)) dataset.announced = '';
}
