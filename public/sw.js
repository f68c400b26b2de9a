// The shop without a network: pages that are the same for everyone are kept as last seen, their files with them.
// Pages and calls that belong to one person are never kept.

importScripts("/sw-keep.js");
const { keeping } = self;

const PAGES = { name: "sabz-pages", most: 60 };
const FILES = { name: "sabz-files", most: 400 };
const OFFLINE = "/offline";
const CATALOGUE = "/all-products";

/** Pages that are the same HTML for everyone: those that lib/domain/routes.mjs has browsers keep. */
const SHARED =
	/^\/($|(all-products|deals-offers|about|faq|contact|privacy|cart|offline)$|product\/[0-9a-f]{24}$)/;
/** Files whose name changes with their content. */
const FOREVER = /^\/(_next\/static|images)\//;
/** Files that may change under their name. */
const SOMETIMES = /^\/(art\/|icons\/|icon\.svg|api\/product\/search-index$)/;

/** A page is kept under its path alone: its filters are read in the browser. */
const pathOf = (request) => new URL(request.url).pathname;

async function freshPage(event) {
	const path = pathOf(event.request);
	try {
		const response = await fetch(event.request);
		event.waitUntil(keeping.keep(PAGES, path, response.clone()));
		return response;
	} catch {
		const kept = (await caches.match(path)) ?? (await caches.match(OFFLINE));
		return kept ?? Response.error();
	}
}

self.addEventListener("install", (event) => {
	const ready = async () => {
		await Promise.all([OFFLINE, CATALOGUE].map((path) => keeping.keepWhole(PAGES, FILES, path)));
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
		event.respondWith(keeping.keptFile(event, FILES));
	} else if (SOMETIMES.test(pathname)) {
		event.respondWith(keeping.freshFile(event, FILES));
	}
});

async function offline() {
	return (await caches.match(OFFLINE)) ?? Response.error();
}

// Word that the shop sends while it is closed: shown, and a tap opens the page that it is about.
self.addEventListener("push", (event) => {
	const { title, body, path, tag } = event.data?.json() ?? {};
	if (!title) return;
	const icon = "/icons/icon-192.png";
	event.waitUntil(
		self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } }),
	);
});

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(openPage(event.notification.data?.path ?? "/"));
});

async function openPage(path) {
	const { href, origin, pathname } = new URL(path, self.location.origin);
	if (origin !== self.location.origin) return;
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const open = windows.find((one) => new URL(one.url).pathname === pathname);
	// A page that this worker does not hold yet cannot be led: a new one opens then.
	const shown = await open?.navigate(href).catch(() => null);
	if (shown) await shown.focus();
	else await self.clients.openWindow(href);
}
