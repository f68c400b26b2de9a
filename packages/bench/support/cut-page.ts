import { createServer, request, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Everything but the page itself comes from the shop. */
function passOn(shop: string, path: string, answer: ServerResponse): void {
	const sent = request(new URL(path, shop), { headers: { "accept-encoding": "br" } }, (found) => {
		answer.writeHead(found.statusCode ?? 502, found.headers);
		found.pipe(answer);
	});
	sent.on("error", () => answer.destroy());
	sent.end();
}

/** Serves a page of the shop without a part of it, compressed as the shop does. */
export async function serveCut(
	shop: string,
	path: string,
	cut: (html: string) => string,
): Promise<{ url: string; stop: () => void }> {
	const html = await (await fetch(new URL(path, shop))).text();
	const body = brotliCompressSync(cut(html));
	const server = createServer(({ url = "/" }, answer) => {
		if (url !== path) {
			passOn(shop, url, answer);
			return;
		}
		answer.writeHead(200, {
			"content-type": "text/html; charset=utf-8",
			"content-encoding": "br",
			"content-length": body.length,
		});
		answer.end(body);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("the cut page could not be served");
	const stop = () => {
		server.close();
		server.closeAllConnections();
	};
	return { url: `http://localhost:${address.port}`, stop };
}
