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
		const html = blockHtml(block);
		expect(html).not.toContain("<b ");
		expect(html).not.toMatch(/href="[^"]*""/);
		expect(html).toContain("&lt;b onload=&quot;x&quot;&gt;&amp;&#39;");
	});

	test("read as plain text", () => {
		expect(blocks.map(blockText)).toEqual([
			NASTY,
			`> ${NASTY}\n> second line`,
			`${NASTY}:\nhttps://shop.test/?a=1&b="`,
			`${NASTY}: ${NASTY}`,
		]);
	});
});
