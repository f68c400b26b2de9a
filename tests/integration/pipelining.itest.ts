import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { api } from "../support/api";
import { sellerCookies } from "../support/people";
import { baseUrl } from "../support/target";

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends so many requests over one connection in one piece, and reads nothing of what comes back. */
async function sendUnread(count: number, request: string): Promise<Socket> {
	const { hostname, port } = new URL(baseUrl());
	const socket = connect(Number(port), hostname);
	sockets.push(socket);
	socket.on("error", () => {});
	await once(socket, "connect");
	socket.pause();
	await new Promise((done) => socket.write(request.repeat(count), done));
	return socket;
}

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`;

test("whoever asks for the catalogue many times over one connection and leaves holds nobody up after the next change", async () => {
	const path = "/api/product/search-index";
	const headers = { "next-router-prefetch": "1" };
	const socket = await sendUnread(60, get(path, "Next-Router-Prefetch: 1\r\n"));
	// An answer to a later visit: those before it have been begun.
	await api("GET", path, { headers });
	socket.destroy();
	const { products } = (await api("GET", "/api/product/all-products")).json;
	const [first] = Array.isArray(products) ? products : [];
	const body = { id: first._id, inStock: first.inStock };
	const changed = await api("PATCH", "/api/product/stock", { cookies: await sellerCookies(), body });
	expect(changed.status).toBe(200);
	const after = await api("GET", path, { headers, signal: AbortSignal.timeout(8_000) });
	expect(after.status).toBe(200);
});

test("who asks for a page more often than they read is hung up on, and the others are answered", async () => {
	await api("GET", "/");
	const socket = await sendUnread(1_200, get("/"));
	let isClosed = false;
	socket.on("close", () => {
		isClosed = true;
	});
	expect((await api("GET", "/api/health")).status).toBe(200);
	// The end is seen by who reads.
	await expect
		.poll(() => {
			socket.resume();
			return isClosed;
		})
		.toBe(true);
	expect(socket.bytesRead, "not one thousand answers").toBeLessThan(5_000_000);
});
