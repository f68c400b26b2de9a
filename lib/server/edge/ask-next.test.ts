import { createServer, type Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { asking } from "./ask-next.mjs";

vi.mock(import("./limits.mjs"), async (original) => ({ ...(await original()), OWN_REQUEST_MS: 200 }));

let server: Server;
let trickle: NodeJS.Timeout;
afterEach(() => {
	clearInterval(trickle);
	server.closeAllConnections();
	server.close();
});

test("an answer that does not come to an end is given up, though something of it comes all the time", async () => {
	server = createServer((_request, response) => {
		response.writeHead(200, { "content-type": "image/webp" });
		trickle = setInterval(() => response.write("x"), 20);
	}).listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	const answer = asking({ host: "127.0.0.1", port }, { path: "/images/0f3a.webp", way: "page" })();
	expect(await Promise.race([answer, new Promise((done) => setTimeout(done, 3_000, "still waiting"))])).toBe(
		null,
	);
});
