import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { filesOf } from "./support/files";

const files = filesOf("lib", "models").filter(
	(file) =>
		/\.(?:tsx?|mjs)$/.test(file) && !/\.i?test\.ts$/.test(file) && !/(?:^|\/)client(?:\/|\.)/.test(file),
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

/** The table of states, and the records that say something of each where the table may not: looks, mails, messages and Urdu. */
const PLACES = [
	"components/orders/order-styles.tsx",
	"lib/orders/rules/order-states.ts",
	"lib/orders/server/order-news.ts",
	"lib/orders/server/order-words.ts",
	"lib/orders/state-texts.ur.ts",
];

/** A state as a text, or as the key of a record. */
const NAMED = new RegExp(
	ORDER_STATUSES.map((status) => `["'\`]${status}["'\`]|^\\s*${status}:`).join("|"),
	"m",
);

test("the states of an order are named in their table, and nowhere else", () => {
	const sources = filesOf("app", "components", "lib", "models").filter(
		(file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:i?test|fake)\.tsx?$/.test(file),
	);
	expect(sources.length).toBeGreaterThan(500);
	const naming = sources.filter((file) => NAMED.test(readFileSync(file, "utf8")));
	expect(naming.toSorted()).toEqual(PLACES);
});

test("no browser is asked for a key that it has only over https", () => {
	const shown = filesOf("components", "lib").filter(
		(file) => /^components\/|\/client(?:\/|\.)/.test(file) && /\.tsx?$/.test(file),
	);
	expect(shown.filter((file) => /\brandomUUID\(/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("one place opens a transaction", () => {
	expect(containing(/\b(?:startTransaction|withTransaction|mongoose\.startSession)\(/)).toEqual([
		"lib/server/database/commit.ts",
	]);
});

test("Tailwind reads the sheets of app/styles alone: one beside its component has none of its functions", () => {
	const sheets = filesOf("components").filter((file) => file.endsWith(".css"));
	expect(sheets.length).toBeGreaterThan(5);
	expect(sheets.filter((file) => /--(?:spacing|alpha|value)\(/.test(readFileSync(file, "utf8")))).toEqual([]);
});
