import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { GridFSBucket } from "mongodb";
import { expect, test } from "vitest";
import { useServer } from "./support.js";

const server = useServer();

test("files go in and come out as they were", async () => {
	const bucket = new GridFSBucket(server.db, { bucketName: "images" });
	const files = [0, 1, 255 * 1024, 255 * 1024 + 1, 3_000_000].map((size) => randomBytes(size));
	for (const [i, file] of files.entries()) {
		await pipeline(Readable.from([file]), bucket.openUploadStream(`${i}.webp`, { metadata: { i } }));
	}
	for (const [i, file] of files.entries()) {
		expect((await buffer(bucket.openDownloadStreamByName(`${i}.webp`))).equals(file)).toBe(true);
	}
	const [found] = await bucket.find({ "metadata.i": 4 }).toArray();
	expect(found).toMatchObject({ length: 3_000_000, filename: "4.webp" });
	const part = bucket.openDownloadStreamByName("4.webp", { start: 300_000, end: 700_000 });
	expect((await buffer(part)).equals(files[4]?.subarray(300_000, 700_000) ?? Buffer.alloc(0))).toBe(true);
});

test("a deleted file leaves no chunks", async () => {
	const bucket = new GridFSBucket(server.db, { bucketName: "gone" });
	const upload = bucket.openUploadStream("a.bin");
	await pipeline(Readable.from([randomBytes(600_000)]), upload);
	expect(await server.db.collection("gone.chunks").countDocuments()).toBe(3);
	await bucket.delete(upload.id);
	expect(await server.db.collection("gone.chunks").countDocuments()).toBe(0);
});
