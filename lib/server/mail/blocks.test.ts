import { describe, expect, test } from "vitest";
import { type Block, blockHtml, blockText } from "./blocks";

const NASTY = `<b onload="x">&'`;

describe("the parts of a mail", () => {
	const blocks: Block[] = [
		{ kind: "text", text: NASTY },
		{ kind: "quote", text: `${NASTY}\nsecond line` },
		{ kind: "button", label: NASTY, url: `https://shop.test/?a=1&b="` },
		{ kind: "rows", rows: [{ label: NASTY, value: NASTY }] },
	];

	test.each(blocks)("$kind shows what people typed, and never runs it", (block) => {
		const html = blockHtml(block, "en");
		expect(html).not.toContain("<b ");
		expect(html).not.toMatch(/href="[^"]*""/);
		expect(html).toContain("&lt;b onload=&quot;x&quot;&gt;&amp;&#39;");
	});

	test("break long lines of plain text, but never a link", () => {
		const url = `https://shop.test/${"x".repeat(90)}`;
		const text = blockText({ kind: "text", text: `${"Salam Sana, ".repeat(20)}open ${url} today` }, "en");
		const lines = text.split("\n");
		expect(lines.length).toBeGreaterThan(3);
		expect(lines.filter((line) => line.length > 72)).toEqual([url]);
		expect(text.replace(/\s+/g, " ")).toBe(`${"Salam Sana, ".repeat(20)}open ${url} today`);
	});

	test("read as plain text", () => {
		expect(blocks.map((block) => blockText(block, "en"))).toEqual([
			NASTY,
			`> ${NASTY}\n> second line`,
			`${NASTY}:\nhttps://shop.test/?a=1&b="`,
			`${NASTY}: ${NASTY}`,
		]);
	});
});
