// What the workers of the shop and of the rider have in common: keeping pages and files for a time without a network.

/** Keeps an answer in this cache, which holds so many. */
async function keep({ name, most }, request, response) {
	if (!response.ok || response.redirected) return;
	const cache = await caches.open(name);
	await cache.put(request, response);
	const keys = await cache.keys();
	// The oldest go first: a cache lists its entries in the order in which they came.
	const tooMany = keys.slice(0, Math.max(0, keys.length - most));
	await Promise.all(tooMany.map((key) => cache.delete(key)));
}

/** What a page cannot be shown without: scripts, styles and fonts, and the pictures that stand on it by themselves. */
const NAMED = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)|\/art\/[\w.-]+\.webp/g;

/** Keeps a page together with the files that its HTML names. */
async function keepWhole(pages, files, path) {
	const response = await fetch(path);
	const html = await response.clone().text();
	await keep(pages, path, response);
	const cache = await caches.open(files.name);
	const keepFile = async (file) => (await cache.match(file)) ?? cache.add(file).catch(() => {});
	await Promise.all([...new Set(html.match(NAMED))].map(keepFile));
}

/** A file whose name changes with its content: as it was kept, else from the network. */
async function keptFile(event, files) {
	const kept = await caches.match(event.request);
	if (kept) return kept;
	const response = await fetch(event.request);
	event.waitUntil(keep(files, event.request, response.clone()));
	return response;
}

/** A file that may change under its name: from the network, else as it was kept, whatever language it was asked in. */
async function freshFile(event, files) {
	try {
		const response = await fetch(event.request);
		event.waitUntil(keep(files, event.request, response.clone()));
		return response;
	} catch {
		return (await caches.match(event.request, { ignoreVary: true })) ?? Response.error();
	}
}

self.keeping = { keep, keepWhole, keptFile, freshFile };
