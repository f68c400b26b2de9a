import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

/** A feature's sides: what its files may import is in biome.json, that no feature imports another in a circle is here. */
const SIDES = {
	rules: /^lib\/([\w-]+)\/(?:[\w-]*rules|schema)(?:\/|\.tsx?$)/,
	client: /^lib\/([\w-]+)\/client(?:\/|\.tsx?$)/,
	server: /^lib\/([\w-]+)\/(?:server\/|server\.ts$|[\w-]*calls\.ts$|shapes\.ts$)/,
};

const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
	.map((file) => join("lib", file))
	.filter((file) => /\.tsx?$/.test(file) && !/\.(?:i?test|fake)\.ts$/.test(file));

/** The file that an import means, or nothing; types are no imports. */
function imported(from: string, specifier: string): string | undefined {
	if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
	const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
	return [".ts", ".tsx", "/index.ts"].map((end) => path + end).find(existsSync);
}

const isTypeOnly = (names: string) =>
	/^type /.test(names) || /^\{(?:\s*type \w+(?: as \w+)?,?)*\s*\}$/.test(names);

function importsOf(from: string): string[] {
	const text = readFileSync(from, "utf8");
	return [...text.matchAll(/^(?:import|export) (?:([^;"]*?) from )?"([^"]+)";/gm)].flatMap(
		([, names = "", specifier = ""]) => (isTypeOnly(names) ? [] : (imported(from, specifier) ?? [])),
	);
}

/** Which feature's side imports which other's. */
function arrowsOf(side: RegExp): Map<string, Set<string>> {
	const arrows = new Map<string, Set<string>>();
	for (const from of files) {
		const feature = side.exec(from)?.[1];
		if (!feature || feature === "server") continue;
		const others = importsOf(from).flatMap((to) => side.exec(to)?.[1] ?? []);
		const known = arrows.get(feature) ?? new Set();
		for (const other of others) if (other !== feature) known.add(other);
		arrows.set(feature, known);
	}
	return arrows;
}

/** The way from a feature back to itself, or null. */
function circleFrom(start: string, arrows: ReadonlyMap<string, Set<string>>): string[] | null {
	const seen = new Set<string>();
	const walk = (at: string, path: string[]): string[] | null => {
		for (const next of arrows.get(at) ?? []) {
			if (next === start) return [...path, next];
			if (seen.has(next)) continue;
			seen.add(next);
			const found = walk(next, [...path, next]);
			if (found) return found;
		}
		return null;
	};
	return walk(start, [start]);
}

describe.each(Object.entries(SIDES))("the %s of features", (_, side) => {
	const arrows = arrowsOf(side);

	test("are found", () => {
		expect(arrows.size).toBeGreaterThan(10);
		expect([...arrows.values()].reduce((sum, others) => sum + others.size, 0)).toBeGreaterThan(10);
	});

	test("import no other in a circle", () => {
		const circles = [...arrows.keys()]
			.map((feature) => circleFrom(feature, arrows))
			.filter((way) => way !== null);
		expect(circles.map((way) => way.join(" → "))).toEqual([]);
	});
});

test("rules and schemas take no more than types from calls and their answers", () => {
	const pure = files.filter((file) => SIDES.rules.test(file) || /^lib\/money\/(?!calls)\w+\.ts$/.test(file));
	const values = pure.flatMap((from) => importsOf(from).filter((to) => /(?:calls|shapes)\.ts$/.test(to)));
	expect(values).toEqual([]);
});

const ROOT = join(import.meta.dirname, "..");

function integrationTests(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".itest.ts"))
		.map((file) => join(folder, file));
}

/** What starts shops of its own, or cuts them off. */
const OWN_SHOPS = /support\/(?:dying|server-process|test-shop|with-shop|clocked)"/;

test("an integration test stands beside its feature, or in tests/integration where it needs more than one", () => {
	const places = ["app", "components", "lib", "models"].flatMap(integrationTests);
	expect(
		places.filter(
			(file) =>
				!/^lib\/(?:server\/[\w-]+|[\w-]+(?:\/server(?:\/staff)?(?=\/))?)\/[\w-]+\.itest\.ts$/.test(file),
		),
	).toEqual([]);
	const startingShops = places.filter((file) => OWN_SHOPS.test(readFileSync(join(ROOT, file), "utf8")));
	expect(startingShops).toEqual([]);
	expect(integrationTests("tests").every((file) => file.startsWith("tests/integration/"))).toBe(true);
});
