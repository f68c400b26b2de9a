import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MACHINE_TIME = /\bDate\.now\(\)|\bnew Date\(\)/;

const files = ["lib", "app"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.i?test\.ts$|(?:^|\/)client[/.]/.test(file))
		.map((file) => join(folder, file)),
);

test("nothing but the one clock asks the machine for the time", () => {
	const asking = files.filter((file) => MACHINE_TIME.test(readFileSync(file, "utf8")));
	expect(asking).toEqual(["lib/server/platform/clock.ts"]);
});
