import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";

const ROOT = join(import.meta.dirname, "..");

/** The table of states, and the records that say something of each where the table may not: looks, mails and Urdu. */
const PLACES = [
	"components/orders/order-looks.tsx",
	"lib/orders/rules/order-states.ts",
	"lib/orders/server/order-news.ts",
	"lib/orders/state-texts.ur.ts",
];

function sourcesOf(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:i?test|fake)\.ts$/.test(file))
		.map((file) => join(folder, file));
}

/** A state as a text, or as the key of a record. */
const NAMED = new RegExp(
	ORDER_STATUSES.map((status) => `["'\`]${status}["'\`]|^\\s*${status}:`).join("|"),
	"m",
);

test("the states of an order are named in their table, and nowhere else", () => {
	const sources = ["app", "components", "lib", "models"].flatMap(sourcesOf);
	expect(sources.length).toBeGreaterThan(500);
	const naming = sources.filter((file) => NAMED.test(readFileSync(join(ROOT, file), "utf8")));
	expect(naming.toSorted()).toEqual(PLACES);
});
