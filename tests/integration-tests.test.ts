import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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
			(file) => !/^lib\/(?:server\/[\w-]+|[\w-]+\/server(?:\/staff)?)\/[\w-]+\.itest\.ts$/.test(file),
		),
	).toEqual([]);
	const startingShops = places.filter((file) => OWN_SHOPS.test(readFileSync(join(ROOT, file), "utf8")));
	expect(startingShops).toEqual([]);
	expect(integrationTests("tests").every((file) => file.startsWith("tests/integration/"))).toBe(true);
});
