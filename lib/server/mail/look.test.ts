import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOK } from "./blocks";

test("mails wear the shop's own colours", () => {
	const tokens = readFileSync("app/styles/tokens.css", "utf8");
	const colours = Object.values(LOOK).filter((value) => value.startsWith("#"));
	expect(colours.length).toBeGreaterThan(5);
	for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});
