/**
 * The console's service worker: without a connection it answers with a page that says so, and it opens the requests from
 * a notification. It stores nothing, so that no page of an earlier release or old data is ever shown; a new release of it
 * replaces it at once. Visitors never load it.
 */
const requests = '/admin/requests';

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  // Scripts, pictures and calls of the API go their usual way.
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(fetch(request).catch(offlinePage));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showRequests());
});

/** Shows the tab with the requests, or opens one: another screen may have a form that nobody has saved. */
async function showRequests() {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith(requests));
  return open ? open.focus() : clients.openWindow(`${requests}?tab=unanswered`);
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};

/** The link leads to the same address: it needs no script. */
const offlinePage = () =>
  new Response(
    `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>لا يوجد اتصال | No connection</title>
<style>
  body { display: grid; gap: 2.5rem; align-content: center; box-sizing: border-box; min-height: 100vh; margin: 0 auto;
    padding: 1.5rem; max-width: 32rem; font: 1.0625rem/1.7 system-ui, sans-serif; color: #17282b; background: #faf7f1; }
  h1, h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.4; }
  p { margin: 0 0 1rem; }
  a { display: inline-block; padding: .625rem 1.25rem; border-radius: .5rem; color: #fff; background: #0f4c50;
    text-decoration: none; font-weight: 600; }
  a:focus-visible { outline: 3px solid #0f4c50; outline-offset: 3px; }
</style>
<main>
  <h1>لا يوجد اتصال بالإنترنت</h1>
  <p>لا تُعرض الطلبات دون اتصال، حتى لا ترى بيانات قديمة.</p>
  <a href="">إعادة المحاولة</a>
</main>
<section lang="en" dir="ltr">
  <h2>You are offline</h2>
  <p>Requests are not shown without a connection, so that you never see old data.</p>
  <a href="">Try again</a>
</section>
</html>`,
    { status: 503, statusText: 'Offline', headers },
  );
