import { describe, expect, test } from "vitest";
import { isolated } from "@/lib/text/isolate";
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

	test("keep a number's sign and a phone's digits in their order in Urdu", () => {
		const rows: Block = {
			kind: "rows",
			rows: [
				{ label: "فون", value: "0300 000 0000" },
				{ label: "کوپن", value: `${isolated("−200")} روپے` },
			],
		};
		expect(blockHtml(rows, "ur")).toContain(`<bdi dir="ltr">0300 000 0000</bdi>`);
		expect(blockHtml(rows, "ur")).toContain(`<bdi dir="ltr">−200</bdi> روپے`);
		expect(blockHtml(rows, "ur")).toContain("margin-right:auto;text-align:left");
		expect(blockText(rows, "ur")).toContain("\u20660300 000 0000\u2069");
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
