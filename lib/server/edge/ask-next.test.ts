import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { served } from "@/tests/support/served";
import { asking } from "./ask-next.mjs";

vi.mock(import("./limits.mjs"), async (original) => ({ ...(await original()), OWN_REQUEST_MS: 200 }));

let trickle: NodeJS.Timeout;

/** Asks a server that answers like this for a path. */
async function askOf(answer: RequestListener, path: string) {
	const { port } = await served(createServer(answer));
	return asking({ host: "127.0.0.1", port }, { path, way: "page" })();
}

afterEach(() => clearInterval(trickle));

test("an answer that does not come to an end is given up, though something of it comes all the time", async () => {
	const answer = askOf((_request, response) => {
		response.writeHead(200, { "content-type": "image/webp" });
		trickle = setInterval(() => response.write("x"), 20);
	}, "/images/0f3a.webp");
	expect(await Promise.race([answer, new Promise((done) => setTimeout(done, 3_000, "still waiting"))])).toBe(
		null,
	);
});

test.each([
	["a page that says what failed is given on as it came", "text/html", { status: 500, isForever: false }],
	["a call that failed is its caller's", "application/json", null],
])("%s, and not asked for again", async (_what, type, given) => {
	let times = 0;
	const answer = await askOf((_request, response) => {
		times += 1;
		response.writeHead(500, { "content-type": type, "cache-control": "no-store" }).end("<p>Sorry</p>");
	}, "/about");
	expect(times).toBe(1);
	if (!given) expect(answer).toBeNull();
	else expect(answer).toMatchObject({ ...given, headers: { "cache-control": "no-store" } });
});
