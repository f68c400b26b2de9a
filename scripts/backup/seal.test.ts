import fc from "fast-check";
import { expect, test } from "vitest";
import { opened, sealed } from "./seal";

const KEY = "a-key-of-tests-with-enough-letters-in-it";

async function* inPieces(bytes: Buffer, size: number) {
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
	const read: Buffer[] = [];
	for await (const chunk of chunks) read.push(chunk);
	return Buffer.concat(read);
}
const seal = (bytes: Buffer, key?: string) => all(sealed(inPieces(bytes, 10_000), key));
const open = (bytes: Buffer, key?: string) => all(opened(inPieces(bytes, 7_777), key));

const sizes = fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072, 200_000);

test("what was sealed comes out as it was, in pieces of any size, with a key and without", async () => {
	await fc.assert(
		fc.asyncProperty(sizes, fc.constantFrom(KEY, undefined), async (size, key) => {
			const bytes = Buffer.alloc(size, "mango");
			expect((await open(await seal(bytes, key), key)).equals(bytes)).toBe(true);
		}),
		{ numRuns: 20 },
	);
});

test("a changed, moved or missing byte is noticed, wherever it is", async () => {
	const whole = await seal(Buffer.alloc(150_000, "onion"), KEY);
	await fc.assert(
		fc.asyncProperty(fc.nat(whole.length - 1), async (place) => {
			const changed = Buffer.from(whole);
			changed[place] = (changed[place] ?? 0) ^ 1;
			await expect(open(changed, KEY)).rejects.toThrow();
			await expect(open(whole.subarray(0, place), KEY)).rejects.toThrow();
		}),
		{ numRuns: 40 },
	);
	const [head, piece] = [32, 5 + 65_536 + 16];
	const swapped = [0, head + piece, head, head + 2 * piece].map((from, part) =>
		whole.subarray(from, [head, head + 2 * piece, head + piece, whole.length][part]),
	);
	await expect(open(Buffer.concat(swapped), KEY)).rejects.toThrow();
	await expect(open(Buffer.concat([whole, Buffer.from("more")]), KEY)).rejects.toThrow("after its end");
});

test("another key, no key, and what is no backup are said in words", async () => {
	const whole = await seal(Buffer.from("mango"), KEY);
	await expect(open(whole, `${KEY}!`)).rejects.toThrow("BACKUP_KEY is not the key");
	await expect(open(whole)).rejects.toThrow("it needs its BACKUP_KEY");
	await expect(open(Buffer.alloc(100), KEY)).rejects.toThrow("no backup of this shop");
	expect(whole.includes("mango")).toBe(false);
});
