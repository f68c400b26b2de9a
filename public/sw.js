// The shop without a network: pages that are the same for everyone are kept as last seen, their files with them.
// Pages and calls that belong to one person are never kept.

importScripts("/sw-keep.js");
const { keeping } = self;

const PAGES = { name: "sabz-pages", most: 60 };
const FILES = { name: "sabz-files", most: 400 };
const OFFLINE = "/offline";
const CATALOGUE = "/all-products";
const SEARCH_INDEX = "/api/product/search-index";
const URDU = "/ur";

/** Pages that are the same HTML for everyone and of use without a network: those that lib/routes.mjs has browsers keep. */
const SHARED =
	/^\/(?:ur(?:\/|$))?($|(all-products|deals-offers|about|faq|contact|privacy|cart|offline)$|product\/[0-9a-f]{24}$)/;
/** Files whose name changes with their content. */
const FOREVER = /^\/(_next\/static|images)\//;
/** Files that may change under their name. */
const SOMETIMES = /^\/(art\/|icons\/|icon\.svg|api\/product\/search-index$)/;

/** A page is kept under its path alone: its filters are read in the browser. */
const pathOf = ({ url }) => new URL(url).pathname;

async function freshPage(event) {
	const path = pathOf(event.request);
	try {
		const response = await fetch(event.request);
		event.waitUntil(keeping.keep(PAGES, path, response.clone()));
		return response;
	} catch {
		return (await caches.match(path)) ?? offline(path);
	}
}

/** What pages of this path's language begin with. */
const startOf = (path) => (/^\/ur(\/|$)/.test(path) ? URDU : "");

/** The languages of the pages that are open, by what their paths begin with. */
async function openLanguages() {
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	return new Set(windows.map(pathOf).map(startOf));
}

self.addEventListener("install", (event) => {
	const ready = async () => {
		const starts = [...(await openLanguages())];
		const first = starts.flatMap((start) => [start + OFFLINE, start + CATALOGUE]);
		await Promise.all(first.map((path) => keeping.keepWhole(PAGES, FILES, path)));
		// What lists and the search box look in.
		await fetch(SEARCH_INDEX)
			.then((response) => keeping.keep(FILES, SEARCH_INDEX, response))
			.catch(() => {});
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
		event.respondWith(
			SHARED.test(pathname) ? freshPage(event) : fetch(request).catch(() => offline(pathname)),
		);
	} else if (FOREVER.test(pathname)) {
		event.respondWith(keeping.keptFile(event, FILES));
	} else if (SOMETIMES.test(pathname)) {
		event.respondWith(keeping.freshFile(event, FILES));
	}
});

/** What is shown in this page's place without a network, in its language where that one was kept. */
async function offline(path) {
	return (await caches.match(startOf(path) + OFFLINE)) ?? (await caches.match(OFFLINE)) ?? Response.error();
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
