import { paths } from '#contracts/website/paths';

const file = '/admin-worker.js';

/** Registers the console's service worker, which the browser compares with the server's at each visit. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(file, { scope: paths.admin.index, updateViaCache: 'none' });
  } catch {
    // The console works without it: then there are no notifications and no page that says that it is offline.
  }
}

/** Shows a notification. A later one replaces it. */
export async function notify(title: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(paths.admin.index);
  // Tells of the replacement too; the types of the DOM lack it.
  const again = { renotify: true } as NotificationOptions;
  await registration?.showNotification(title, { ...options, ...again, tag: 'admin-requests' });
}
