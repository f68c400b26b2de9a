// The rider's page without a network. What is kept is a page that holds nothing of anybody; what it shows is in the phone's
// own memory (lib/client/rider), which goes with the session.

importScripts("/sw-keep.js");
const { keeping } = self;

/** One for each language. */
const PAGES = { name: "sabz-rider-pages", most: 2 };
const FILES = { name: "sabz-rider-files", most: 200 };
/** In the language of the pages that this worker is for: `/rider/offline`, `/ur/rider/offline`. */
const SHELL = `${new URL(self.registration.scope).pathname}/offline`;

/** On the edge of a network an answer may never come; milliseconds. */
const PATIENCE = 6000;

/** Files whose name changes with their content. */
const FOREVER = /^\/_next\/static\//;
/** Files that may change under their name. */
const SOMETIMES = /^\/(art\/|icons\/|icon\.svg)/;

const keepShell = () => keeping.keepWhole(PAGES, FILES, SHELL);

async function page(event) {
	const late = new Promise((_, refuse) => setTimeout(refuse, PATIENCE));
	try {
		const response = await Promise.race([fetch(event.request), late]);
		if (response.status >= 500) throw new Error("the shop is not well");
		// Renewed at each visit, so that it belongs to the shop as it is now.
		event.waitUntil(keepShell().catch(() => {}));
		return response;
	} catch {
		return (await caches.match(SHELL)) ?? Response.error();
	}
}

self.addEventListener("install", (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== self.location.origin) return;
	if (request.mode === "navigate") event.respondWith(page(event));
	else if (FOREVER.test(pathname)) event.respondWith(keeping.keptFile(event, FILES));
	else if (SOMETIMES.test(pathname)) event.respondWith(keeping.freshFile(event, FILES));
});
