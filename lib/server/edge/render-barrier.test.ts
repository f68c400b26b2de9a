import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { responseCache } from "./response-cache.mjs";
import { behindRenderBarrier } from "./serve-cached.mjs";

const [RENDER_MS, KEEPING_MS] = vi.hoisted(() => [300, 50]);
vi.mock(import("./limits.mjs"), async (original) => ({ ...(await original()), RENDER_MS, KEEPING_MS }));

const visit = () => new ServerResponse(new IncomingMessage(new Socket()));

/** Makes pages whose end the test decides, and says in which order that begins and ends. */
function kitchen() {
	const log: string[] = [];
	const ends: Record<string, () => void> = {};
	const make = (name: string, path: string, response = visit()) =>
		behindRenderBarrier(path, response, async () => {
			log.push(`${name} begins`);
			await new Promise<void>((done) => {
				ends[name] = done;
			});
			log.push(`${name} ends`);
		});
	return { log, make, end: (name: string) => ends[name]?.() };
}

const aMoment = () => new Promise((done) => setTimeout(done, 5));

test("a page asked for after a change is not made together with one begun before it", async () => {
	const { log, make, end } = kitchen();
	const first = make("old", "/all-products");
	responseCache.forget();
	const second = make("new", "/all-products");
	const third = make("new too", "/all-products");
	await aMoment();
	expect(log).toEqual(["old begins"]);
	end("old");
	await first;
	await aMoment();
	expect(log).toEqual(["old begins", "old ends", "new begins", "new too begins"]);
	end("new");
	end("new too");
	await Promise.all([second, third]);
});

test("visits that share one rendering share the word that its scripts are made with", async () => {
	const { make, end } = kitchen();
	const policies = ["'nonce-one'", "'nonce-two'"];
	const responses = policies.map((policy) => {
		const response = visit();
		response.req.headers["content-security-policy"] = policy;
		return response;
	});
	const made = responses.map((response, index) => make(`visit ${index}`, "/faq", response));
	await aMoment();
	expect(responses.map(({ req }) => req.headers["content-security-policy"])).toEqual([
		policies[0],
		policies[0],
	]);
	end("visit 0");
	end("visit 1");
	await Promise.all(made);
});

test("visits without a change between them, and other pages, wait for nobody", async () => {
	const { log, make, end } = kitchen();
	const visits = [make("one", "/"), make("two", "/")];
	responseCache.forget();
	visits.push(make("other", "/about"));
	await aMoment();
	expect(log).toEqual(["one begins", "two begins", "other begins"]);
	for (const name of ["one", "two", "other"]) end(name);
	await Promise.all(visits);
});

test("a page that could not be made keeps nobody waiting", async () => {
	const fails = behindRenderBarrier("/faq", visit(), () => Promise.reject(new Error("no database")));
	responseCache.forget();
	const { log, make, end } = kitchen();
	const next = make("next", "/faq");
	await expect(fails).rejects.toThrow("no database");
	await aMoment();
	expect(log).toEqual(["next begins"]);
	end("next");
	await next;
});

test("a visitor who leaves keeps nobody waiting, and is not made a page", async () => {
	const { log, make, end } = kitchen();
	const [leaving, waiting] = [visit(), visit()];
	const left = make("left", "/contact", leaving);
	responseCache.forget();
	const gone = make("gone", "/contact", waiting);
	const next = make("next", "/contact");
	waiting.destroy();
	leaving.emit("close");
	await gone;
	await aMoment();
	expect(log).toEqual(["left begins", "next begins"]);
	for (const name of ["left", "next"]) end(name);
	await Promise.all([left, next]);
});

test("a visitor who is still reading a page that is made keeps nobody waiting for long", async () => {
	const { log, make, end } = kitchen();
	const reading = visit();
	const slow = make("slow", "/terms", reading);
	responseCache.forget();
	const next = make("next", "/terms");
	reading.writeHead(200);
	await aMoment();
	expect(log, "Next gives this page on until it has kept it").toEqual(["slow begins"]);
	await expect.poll(() => log, { timeout: RENDER_MS - 50 }).toEqual(["slow begins", "next begins"]);
	for (const name of ["slow", "next"]) end(name);
	await Promise.all([slow, next]);
});

test("a page that is never done keeps nobody waiting for longer than pages take, however much changes meanwhile", async () => {
	const { log, make, end } = kitchen();
	const began = performance.now();
	const first = make("first", "/privacy");
	responseCache.forget();
	const second = make("second", "/privacy");
	await expect.poll(() => log, { timeout: 5_000 }).toEqual(["first begins", "second begins"]);
	responseCache.forget();
	const third = make("third", "/privacy");
	await expect.poll(() => log, { timeout: 5_000 }).toContain("third begins");
	expect(performance.now() - began).toBeGreaterThan(RENDER_MS);
	for (const name of ["first", "second", "third"]) end(name);
	await Promise.all([first, second, third]);
});
