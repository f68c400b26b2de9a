import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ROOT } from "../../server/program.mjs";
import { lockedPackages } from "./packages.mjs";

/** Licences that ask for no more than a notice, or that reach no further than their own files. */
const ALLOWED = new Set([
	"MIT",
	"MIT-0",
	"ISC",
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"CC0-1.0",
	"Zlib",
	"OFL-1.1",
	"MPL-2.0",
]);

/** Others, package by package, each with the reason why it is fine here. */
const EXCEPTIONS: Record<string, RegExp> = {
	// libvips: loaded as a library of its own, not changed and not built in.
	"LGPL-3.0-or-later": /^@img\/sharp-/,
	// Data about browsers, used while styles are built.
	"CC-BY-4.0": /^caniuse-lite$/,
	// Reads settings for a tool of the gate; asks for no more than a notice.
	"Python-2.0": /^argparse$/,
};

function isAllowed(name: string, licence: string): boolean {
	const parts = licence.replace(/[()]/g, "").split(/ (?:AND|OR) /);
	return parts.every((part) => ALLOWED.has(part) || EXCEPTIONS[part]?.test(name));
}

const manifest = z
	.object({
		dependencies: z.record(z.string(), z.string()),
		devDependencies: z.record(z.string(), z.string()),
	})
	.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

describe("the packages that the shop is made of", () => {
	test("carry licences that the shop may use", () => {
		const refused = lockedPackages().filter(({ name, license = "" }) => !isAllowed(name, license));
		expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
	});

	test("come from the public registry, unchanged since they were locked", () => {
		const elsewhere = lockedPackages().filter(
			({ resolved, integrity, inBundle }) =>
				(resolved && !resolved.startsWith("https://registry.npmjs.org/")) ||
				(!inBundle && !integrity?.startsWith("sha512-")),
		);
		expect(elsewhere.map(({ name }) => name)).toEqual([]);
	});

	test("run no program when they are installed", () => {
		expect(readFileSync(join(ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
	});

	test("are asked for by exact version", () => {
		const { dependencies, devDependencies } = manifest;
		for (const version of Object.values({ ...dependencies, ...devDependencies })) {
			expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
		}
	});
});
