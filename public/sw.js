// The shop without a network: pages that are the same for everyone are kept as last seen, their files with them.
// Pages and calls that belong to one person are never kept.

const PAGES = "sabz-pages";
const FILES = "sabz-files";
const OFFLINE = "/offline";
const CATALOGUE = "/all-products";

/** Pages that are the same HTML for everyone: those that lib/domain/routes.mjs has browsers keep. */
const SHARED =
	/^\/($|(all-products|deals-offers|about|faq|contact|privacy|cart|offline)$|product\/[0-9a-f]{24}$)/;
/** Files whose name changes with their content. */
const FOREVER = /^\/(_next\/static|images)\//;
/** Files that may change under their name. */
const SOMETIMES = /^\/(art\/|icons\/|icon\.svg|api\/product\/search-index$)/;

const MOST = { [PAGES]: 60, [FILES]: 400 };

async function keep(name, request, response) {
	if (!response.ok || response.redirected) return;
	const cache = await caches.open(name);
	await cache.put(request, response);
	const keys = await cache.keys();
	// The oldest go first: a cache lists its entries in the order in which they came.
	const tooMany = keys.slice(0, Math.max(0, keys.length - MOST[name]));
	await Promise.all(tooMany.map((key) => cache.delete(key)));
}

/** What a page cannot be shown without: scripts, styles and fonts, and the pictures that stand on it by themselves. */
const NAMED = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)|\/art\/[\w.-]+\.webp/g;

/** Keeps a page together with the files that its HTML names. */
async function keepWhole(path) {
	const response = await fetch(path);
	const html = await response.clone().text();
	const files = new Set(html.match(NAMED));
	await keep(PAGES, path, response);
	const cache = await caches.open(FILES);
	await Promise.all([...files].map((file) => cache.add(file).catch(() => {})));
}

/** A page is kept under its path alone: its filters are read in the browser. */
const pathOf = (request) => new URL(request.url).pathname;

async function freshPage(event) {
	const path = pathOf(event.request);
	try {
		const response = await fetch(event.request);
		event.waitUntil(keep(PAGES, path, response.clone()));
		return response;
	} catch {
		const kept = (await caches.match(path)) ?? (await caches.match(OFFLINE));
		return kept ?? Response.error();
	}
}

async function keptFile(event) {
	const kept = await caches.match(event.request);
	if (kept) return kept;
	const response = await fetch(event.request);
	event.waitUntil(keep(FILES, event.request, response.clone()));
	return response;
}

async function freshFile(event) {
	try {
		const response = await fetch(event.request);
		event.waitUntil(keep(FILES, event.request, response.clone()));
		return response;
	} catch {
		return (await caches.match(event.request)) ?? Response.error();
	}
}

self.addEventListener("install", (event) => {
	const ready = async () => {
		await Promise.all([OFFLINE, CATALOGUE].map(keepWhole));
		await self.skipWaiting();
	};
	event.waitUntil(ready());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== self.location.origin) return;
	if (request.mode === "navigate") {
		event.respondWith(SHARED.test(pathname) ? freshPage(event) : fetch(request).catch(() => offline()));
	} else if (FOREVER.test(pathname)) {
		event.respondWith(keptFile(event));
	} else if (SOMETIMES.test(pathname)) {
		event.respondWith(freshFile(event));
	}
});

async function offline() {
	return (await caches.match(OFFLINE)) ?? Response.error();
}
