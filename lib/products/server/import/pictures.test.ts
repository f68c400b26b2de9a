import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { type StoredPictures, storePictures } from "./pictures";

/** How an import fetches what its file names. What is reached at all, redirects and sizes: public-address.test.ts. */

const requestPublic = vi.hoisted(() => vi.fn());
vi.mock("@/lib/server/http/public-address", () => ({ requestPublic }));
const put = vi.hoisted(() => vi.fn());
vi.mock("@/lib/server/images/store", async (original) => ({
	...(await original<typeof import("@/lib/server/images/store")>()),
	imageStore: async () => ({ put }),
}));

const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#c33" } })
	.png()
	.toBuffer();
const lineWith = (url: string, line: number) => ({
	line,
	name: "Peach",
	picture: { id: url, cell: url, read: { url } },
});
const quietly = async () => undefined;

beforeEach(() => {
	vi.resetAllMocks();
	put.mockResolvedValue("/images/a.webp");
});

test("a picture is fetched once, from a public https address, within 5 MB and ten seconds", async () => {
	requestPublic.mockResolvedValue({ status: 200, body: picture });
	const stored: StoredPictures = new Map();
	const url = "https://cdn.example.com:8443/a.png";
	const heard: number[] = [];
	const noted = async () => void heard.push(heard.length);
	expect(await storePictures([lineWith(url, 2)], stored, noted)).toEqual([]);
	expect(await storePictures([lineWith(url, 2)], stored, noted)).toEqual([]);
	expect(requestPublic.mock.calls).toEqual([
		[{ url, method: "GET", timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024, allowance: { anyPort: true } }],
	]);
	expect([[...stored], put.mock.calls.length, heard.length]).toEqual([[[url, "/images/a.webp"]], 1, 2]);
});

test("what is elsewhere, gone, too large or no picture is a fault with its line; nothing of it is stored", async () => {
	const answers: Record<string, () => unknown> = {
		"https://a.example/moved": () => ({ status: 302, body: Buffer.alloc(0) }),
		"https://a.example/gone": () => ({ status: 404, body: picture }),
		"https://a.example/huge": () => {
			throw new Error("the answer is larger than 5242880 bytes");
		},
		"https://a.example/text": () => ({ status: 200, body: Buffer.from("no") }),
	};
	requestPublic.mockImplementation(async ({ url }: { url: string }) => answers[url]?.());
	const lines = Object.keys(answers).map((url, at) => lineWith(url, at + 2));
	const faults = await storePictures(lines.toReversed(), new Map(), quietly);
	expect(faults.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
		[2, "image", "https://a.example/moved", "The picture could not be fetched: it answered 302"],
		[3, "image", "https://a.example/gone", "The picture could not be fetched: it answered 404"],
		[
			...[4, "image", "https://a.example/huge"],
			"The picture could not be fetched: the answer is larger than 5242880 bytes",
		],
		[5, "image", "https://a.example/text", expect.stringContaining("picture")],
	]);
	expect(put).not.toHaveBeenCalled();
});

test("a file of the zip that cannot be unpacked is a fault with its line", async () => {
	const file = async () => Promise.reject(new Error("invalid stored block lengths"));
	const line = { line: 7, name: "Peach", picture: { id: "zip:1:2", cell: "peach.png", read: { file } } };
	const message = "The picture cannot be read. Please make the zip anew.";
	expect(await storePictures([line], new Map(), quietly)).toMatchObject([
		{ line: 7, column: "image", value: "peach.png", message },
	]);
});

test("whoever hears of the lines ends the work", async () => {
	requestPublic.mockResolvedValue({ status: 200, body: picture });
	const lines = Array.from({ length: 40 }, (_, at) => lineWith(`https://a.example/${at}`, at + 2));
	let heard = 0;
	const ended = storePictures(lines, new Map(), async () => {
		heard += 1;
		if (heard > 8) throw new Error("ended");
	});
	await expect(ended).rejects.toThrow("ended");
	expect(requestPublic.mock.calls.length).toBeLessThan(16);
});
