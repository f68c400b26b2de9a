import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { filesOf } from "@/tests/support/files";

/** Libraries that a page fetches by `import()` when they are needed, never before it is shown. */
const LATE = ["zod", "@hookform/resolvers/zod", "next/image", "tailwind-merge"];

const FROM = /^(?:import|export) (?!type\b)([^;"]*?) from "([^"]+)";$/gm;
const sources = new Set(filesOf("app", "components", "lib").filter((path) => /\.tsx?$/.test(path)));

function isTypeOnly(names: string): boolean {
	const list = names.startsWith("{") ? names.slice(1, -1).split(",") : [names];
	return list.every((name) => name.trim() === "" || name.trim().startsWith("type "));
}

/** What a module imports and runs: files of the shop by path, packages by name. */
function importsOf(file: string): string[] {
	return [...readFileSync(file, "utf8").matchAll(FROM)].flatMap(([, names = "", from = ""]) => {
		if (isTypeOnly(names.trim())) return [];
		if (!/^(@\/|\.)/.test(from)) return [from];
		const path = from.startsWith("@/") ? from.slice(2) : normalize(join(dirname(file), from));
		return [path, `${path}.ts`, `${path}.tsx`].find((known) => sources.has(known)) ?? [];
	});
}

/** The way from a file to a library, or null when it never gets there. */
function wayTo(library: string, file: string, seen = new Set<string>()): string[] | null {
	seen.add(file);
	for (const next of importsOf(file)) {
		if (next === library) return [file, next];
		if (!sources.has(next) || seen.has(next)) continue;
		const rest = wayTo(library, next, seen);
		if (rest) return [file, ...rest];
	}
	return null;
}

describe("what a page runs before it is touched", () => {
	const clients = [...sources].filter((file) => readFileSync(file, "utf8").startsWith('"use client"'));

	it("is looked at from every component of the browser", () => {
		expect(clients.length).toBeGreaterThan(100);
	});

	it.each(LATE)("has no %s in it", (library) => {
		const ways = clients.map((file) => wayTo(library, file)).filter((way) => way !== null);
		expect(ways.map((way) => way.join(" → "))).toEqual([]);
	});

	it("orders nothing by name: that takes a collator, which is as slow to make", () => {
		const shop = clients.filter((file) =>
			/^components\/(?:products\/(?:browse|card)|home|shell)\//.test(file),
		);
		const ways = shop
			.map((file) => wayTo("lib/products/rules/sections.ts", file))
			.filter((way) => way !== null);
		expect(ways.map((way) => way.join(" → "))).toEqual([]);
	});

	it("makes no formatter while its modules are read: the first one takes a phone over a tenth of a second", () => {
		const shared = [...sources].filter((file) => !/^lib\/(?:[\w-]+\/)?server\/|\.i?test\./.test(file));
		const makers = shared.filter((file) =>
			/^(?:export )?const .*\bnew Intl\./m.test(readFileSync(file, "utf8")),
		);
		expect(makers).toEqual([]);
	});
});
