import { connect, createServer, type Socket } from "node:net";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findWholeBrowser } from "../../../scripts/support/browser.mjs";
import { passDown, passUp, type Wires, wire } from "./slow-start";

/** A phone's line as it behaves: a round trip for each connection and each turn, one rate for all, TCP's slow start. */
export type LineProfile = {
	roundTripMs: number;
	/** Bits a second to the phone, and from it. */
	down: number;
	up: number;
};

const HOSTS = new Set(["localhost", "127.0.0.1"]);
const REFUSED = 2;

const answer = (code: number) => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Where a SOCKS5 request wants to go; undefined where that is not this machine. */
function wanted(request: Buffer): number | undefined {
	const [, command, , kind, length = 0] = request;
	const name = kind === 3 ? request.toString("latin1", 5, 5 + length) : request.subarray(4, 8).join(".");
	if (command !== 1 || (kind !== 1 && kind !== 3) || !HOSTS.has(name)) return undefined;
	return request.readUInt16BE(request.length - 2);
}

/** A connection that the phone opens: it stands after one round trip, whatever this machine needs for it. */
function open(phone: Socket, port: number, wires: Wires): void {
	const server = connect({ host: "127.0.0.1", port, noDelay: true });
	const end = () => {
		phone.destroy();
		server.destroy();
	};
	const standsAt = performance.now() + 2 * wires.halfMs;
	server.once("connect", () => {
		setTimeout(() => phone.write(answer(0)), standsAt - performance.now());
		passDown(server, phone, wires);
		passUp(phone, server, wires);
	});
	server.on("error", end);
	phone.on("close", () => server.destroy());
}

/** Speaks SOCKS5 with the browser until it has said where it wants to go. */
function greet(phone: Socket, wires: Wires): void {
	phone.setNoDelay(true);
	phone.on("error", () => phone.destroy());
	phone.once("data", () => {
		phone.write(Buffer.from([5, 0]));
		phone.once("data", (request: Buffer) => {
			const port = wanted(request);
			if (port === undefined) phone.end(answer(REFUSED));
			else open(phone, port, wires);
		});
	});
}

/**
 * A line between one browser and this machine's own servers, as a SOCKS5 proxy. The developer tools' throttle gives each
 * request a latency at least, in which a slow server hides; here the server's time comes on top, a new connection costs a round trip,
 * and a large answer as many as slow start needs.
 */
export async function openLine(profile: LineProfile): Promise<{ proxy: string; close: () => void }> {
	const wires = { down: wire(profile.down), up: wire(profile.up), halfMs: profile.roundTripMs / 2 };
	const phones = new Set<Socket>();
	const server = createServer((phone) => {
		phones.add(phone);
		phone.on("close", () => phones.delete(phone));
		greet(phone, wires);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("the line could not be opened");
	return {
		proxy: `socks5://127.0.0.1:${address.port}`,
		close() {
			server.close();
			for (const phone of phones) phone.destroy();
		},
	};
}

/** A mid-range phone of 2020 on a slow 4G line, as Lighthouse takes them. */
const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** A finger does not tap before what it wants stands still. */
const SETTLE_MS = 1_000;
/** Lighthouse's slow 4G. */
const LINE = { roundTripMs: 150, down: 1_638_400, up: 750_000 };

/** What keeps a browser that is started by a program from doing work of its own. */
export const CHROME_ARGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export function openChrome(): Promise<Browser> {
	return chromium.launch({ executablePath: findWholeBrowser(), args: CHROME_ARGS });
}

/** A cookie header as a browser's cookies of this address; none of an empty one. */
export function cookiesOf(url: string, header = ""): { url: string; name: string; value: string }[] {
	const pairs = header.split("; ").filter(Boolean);
	return pairs.map((pair) => ({
		url,
		name: pair.split("=", 1)[0] ?? "",
		value: pair.slice(pair.indexOf("=") + 1),
	}));
}

/** A phone on a line of its own with nothing in its cache, and one page on it. */
export async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
	const line = await openLine(LINE);
	const proxy = { server: line.proxy, bypass: "<-loopback>" };
	const context: BrowserContext = await browser.newContext({ ...PHONE, proxy });
	// The compiler that runs this program gives functions their names by a helper that no page knows.
	await context.addInitScript("globalThis.__name = (named) => named");
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	const close = async () => {
		await context.close();
		line.close();
	};
	return { page, close };
}

/** Taps as a finger does: it rests on the glass for 80 ms. */
export async function tap(page: Page, selector: string): Promise<void> {
	const target = page.locator(selector).first();
	// To the middle, clear of the bars at the top and the bottom.
	await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await page.waitForTimeout(SETTLE_MS);
	const box = await target.boundingBox();
	if (!box) throw new Error(`nothing to tap: ${selector}`);
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
	await page.waitForTimeout(80);
	await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await cdp.detach();
}
