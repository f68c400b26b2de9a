import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const URDU = /[\u0600-\u06ff]/g;

/** What the two faces of pages in Urdu are cut to, as their notice lists it: letters, and marks by their number. */
const notice = readFileSync("app/fonts/NOTICE.txt", "utf8");
const inFaces = new Set([
	...(notice.match(URDU) ?? []),
	...[...notice.matchAll(/\b0[0-9A-F]{3}\b/g)].map(([code]) =>
		String.fromCodePoint(Number.parseInt(code, 16)),
	),
]);

/** Where the words of the pages and the products stand. */
const files = execFileSync(
	"git",
	[
		"ls-files",
		"--cached",
		"--others",
		"--exclude-standard",
		"lib/*/texts.ur.ts",
		"lib/text/messages",
		"lib/server/products/first-urdu",
	],
	{ encoding: "utf8" },
)
	.trim()
	.split("\n")
	.concat("lib/products/rules/urdu-units.ts", "components/ui/urdu-text.tsx");

test("every letter of the shop's Urdu is in its faces", () => {
	const written = files.flatMap((file) =>
		(readFileSync(file, "utf8").match(URDU) ?? []).map((letter) => ({ file, letter })),
	);
	expect(new Set(written.map(({ letter }) => letter)).size).toBeGreaterThan(40);
	const missing = written.filter(({ letter }) => !inFaces.has(letter));
	expect(
		new Set(missing.map(({ file, letter }) => `${file}: ${letter} ${letter.codePointAt(0)?.toString(16)}`)),
	).toEqual(new Set());
});
