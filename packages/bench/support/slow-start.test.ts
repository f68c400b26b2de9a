import { PassThrough } from "node:stream";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passDown, passUp, wire } from "./slow-start";

const ROUND_TRIP_MS = 100;
const SEGMENT = 1_448;
/** Bits a second at which nothing waits for its turn. */
const FAST = 1e12;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

type Wire = ReturnType<typeof wire>;

/** One connection: what the server says, and when how many bytes of it were at the phone. */
function connection(down: Wire, up: Wire = wire(FAST)) {
	const [server, phone, asked] = [new PassThrough(), new PassThrough(), new PassThrough()];
	const began = performance.now();
	let bytes = 0;
	let at = 0;
	const heard: number[] = [];
	phone.on("data", ({ length }: Buffer) => {
		bytes += length;
		at = performance.now() - began;
	});
	passDown(server, phone, { down, up, halfMs: ROUND_TRIP_MS / 2 });
	passUp(
		asked,
		new PassThrough().on("data", () => heard.push(performance.now() - began)),
		{
			down,
			up,
			halfMs: ROUND_TRIP_MS / 2,
		},
	);
	return { server, asked, heard, arrived: () => ({ bytes, at }) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

// Half a round trip to the phone, and a whole one for each time that the server has to hear of it first.
test.each([
	[1, 0],
	[10, 0],
	[11, 1],
	[30, 1],
	[31, 2],
	[70, 2],
	[71, 3],
])("slow start: %d packets wait for %d acknowledgements", async (packets, waits) => {
	const { server, arrived } = connection(wire(FAST));
	server.write(Buffer.alloc(packets * SEGMENT));
	await pass(1_000);
	expect(arrived().bytes).toBe(packets * SEGMENT);
	expect(arrived().at).toBeCloseTo((waits + 0.5) * ROUND_TRIP_MS, -0.5);
});

test("what a connection has learned of the line it keeps", async () => {
	const { server, arrived } = connection(wire(FAST));
	server.write(Buffer.alloc(30 * SEGMENT));
	await pass(1_000);
	const before = arrived().at;
	server.write(Buffer.alloc(30 * SEGMENT));
	await pass(1_000);
	expect(before).toBeCloseTo(1.5 * ROUND_TRIP_MS, -0.5);
	expect(arrived().at - 1_000).toBeCloseTo(0.5 * ROUND_TRIP_MS, -0.5);
});

test("connections share the rate, and nothing is lost or comes too early", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 4 }),
			async (sizes) => {
				const bits = 1_600_000;
				const down = wire(bits);
				const all = sizes.map((size) => {
					const one = connection(down);
					one.server.write(Buffer.alloc(size));
					return one;
				});
				await pass(5_000);
				expect(all.map(({ arrived }) => arrived().bytes)).toEqual(sizes);
				const sum = sizes.reduce((total, size) => total + size, 0);
				const last = Math.max(...all.map(({ arrived }) => arrived().at));
				expect(last).toBeGreaterThanOrEqual((sum * 8_000) / bits + ROUND_TRIP_MS / 2 - 2);
				// Slow start may leave the line empty for a while: at most once for each doubling.
				expect(last).toBeLessThan((sum * 8_000) / bits + 3.5 * ROUND_TRIP_MS);
			},
		),
		{ numRuns: 25 },
	);
});

test("what the phone asks comes half a round trip later, at the line's rate", async () => {
	const { asked, heard } = connection(wire(FAST), wire(800_000));
	asked.write(Buffer.alloc(1_000));
	await pass(500);
	expect(heard).toHaveLength(1);
	expect(heard[0]).toBeCloseTo(10 + ROUND_TRIP_MS / 2, -0.5);
});
