// The installable shell: built files are kept by their hashed names, the page itself comes from the network when it can.
const KEPT = 'paluba-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/')).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request));
});

async function fromCache(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const cache = await caches.open(KEPT);
      await cache.put('/', answer.clone());
      await tidy(cache, await answer.clone().text());
    }
    return answer;
  } catch (error) {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** Built files of older versions go when the page no longer names their entry. */
async function tidy(cache, html) {
  const entry = html.match(/\/assets\/index-[^"]+\.js/)?.[0];
  const marked = await cache.match('/entry');
  if (entry && (await marked?.text()) !== entry) {
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.startsWith('/assets/')) await cache.delete(request);
    }
    await cache.put('/entry', new Response(entry));
  }
}
