import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = ["lib", "models"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter(
			(file) =>
				/\.(?:tsx?|mjs)$/.test(file) && !/\.i?test\.ts$/.test(file) && !/(?:^|\/)client(?:\/|\.)/.test(file),
		)
		.map((file) => join(folder, file)),
);

const containing = (words: RegExp) =>
	files.filter((file) => words.test(readFileSync(file, "utf8"))).toSorted();

test("what there is one of in a process hangs on one holder; the models, which know nothing of it, have their own", () => {
	expect(containing(/\bglobalThis\b/)).toEqual(["lib/server/platform/process.mjs", "models/observe.ts"]);
});

test("what repeats by itself is a job; only the beat of an open stream lives as long as the stream", () => {
	expect(containing(/\bsetInterval\(/)).toEqual(["lib/server/live/stream.ts"]);
});

test("one place hears that the server is told to stop", () => {
	expect(containing(/process\.(?:on|once)\("SIG/)).toEqual(["lib/server/platform/instance.ts"]);
});
