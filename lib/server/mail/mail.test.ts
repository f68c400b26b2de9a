import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import type { ContactInput } from "@/lib/shop/schema";
import { contactMail } from "@/lib/shop/server/contact-mail";
import { isolated } from "@/lib/text/isolate";
import { LANGUAGES } from "@/lib/text/language";
import { mailInputs, mailSettings, mailsNamed, mailWriters } from "@/tests/support/all-mails";
import { MARKUP } from "@/tests/support/markup";
import { type Block, blockHtml, blockText, escapeHtml, LOOK } from "./blocks";
import { writeMailFile } from "./mail";
import { waitBeforeRetry } from "./outbox";

const NASTY = `<b onload="x">&'`;

describe("the parts of a mail", () => {
	const blocks: Block[] = [
		NASTY,
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
		const text = blockText(`${"Salam Sana, ".repeat(20)}open ${url} today`, "en");
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

	test("mark a quote where its lines begin", () => {
		const quote: Block = { kind: "quote", text: "x" };
		expect(blockHtml(quote, "en")).toMatch(/padding-left:16px;border-left:/);
		expect(blockHtml(quote, "ur")).toMatch(/padding-right:16px;border-right:/);
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

test("mails wear the shop's own colours", () => {
	const tokens = readFileSync("app/styles/tokens.css", "utf8");
	const colours = Object.values(LOOK).filter((value) => value.startsWith("#"));
	expect(colours.length).toBeGreaterThan(5);
	for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});

const folder = mkdtempSync(join(tmpdir(), "sabz-mails-"));
Object.assign(process.env, mailSettings, { DATA_DIR: folder });

/** Every mail that the shop writes, in every language, about someone whose every word is markup. */

test("each of them is looked at", async () => {
	expect([...(await mailWriters()).keys()].sort(), "add it to tests/support/all-mails.ts").toEqual(
		Object.keys(mailInputs("", "en")).sort(),
	);
});

describe.each(LANGUAGES)("in %s", (language) => {
	test.each(Object.keys(mailInputs("", language)))("%s says markup as words", async (name) => {
		const [whole, ...others] = (await mailsNamed(name, MARKUP, language)).map(({ html }) => html);
		if (name !== "testMail") expect(whole).toContain(escapeHtml(MARKUP));
		for (const html of [whole, ...others]) {
			expect(html).toContain("</html>");
			expect(html).not.toMatch(/<img|<script|<iframe|onerror=alert\(1\)>/i);
			expect(html, "nothing leaves an attribute either").not.toContain(`"'`);
		}
	});
});

const LINES = "Hello\r\nBcc: everyone@elsewhere.example\r\n\r\nAnother body\u0000";

const messageOf = (fields: Partial<ContactInput>) =>
	contactMail(
		{
			...{ name: "Sana", email: "sana@inbox.pk", phone: "", inquiryType: "general" },
			...{ subject: "Mangoes", message: "Are there any?" },
			...fields,
		},
		"id",
	);

async function mailOf(fields: Partial<ContactInput>) {
	const { file } = await writeMailFile({ ...messageOf(fields), createdAt: new Date() });
	return PostalMime.parse(readFileSync(join(folder, "outbox", file)));
}

describe("what a person wrote, in a mail", () => {
	test("is never markup", async () => {
		const { html = "" } = await mailOf({ name: MARKUP, subject: MARKUP, phone: MARKUP, message: MARKUP });
		expect(html).toContain("&lt;img src=x");
		expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
	});

	test("adds no heading and no recipient", async () => {
		const usual = await mailOf({});
		const mail = await mailOf({ name: LINES, subject: LINES });
		expect(mail.headers.map(({ key }) => key)).toEqual(usual.headers.map(({ key }) => key));
		expect(mail.to?.map(({ address }) => address)).toEqual(["seller@sabz.example"]);
		expect(mail.bcc).toBeUndefined();
		expect(mail.subject).not.toMatch(/[\r\n]/);
	});

	test("names no file outside the outbox", async () => {
		const to = "../../etc/passwd\u0000@x";
		const { file } = await writeMailFile({ ...messageOf({}), to, createdAt: new Date() });
		expect(readdirSync(join(folder, "outbox"))).toContain(file);
		expect(file).toMatch(/^[\w@.+-]+$/);
	});
});

const refusal = (responseCode: number, code = "EENVELOPE") =>
	Object.assign(new Error("no"), { code, responseCode });

describe("when a mail is tried again", () => {
	test("later each time, for about two days, then never", () => {
		const waits: number[] = [];
		for (let attempts = 1; ; attempts += 1) {
			const wait = waitBeforeRetry(attempts, new Error("connection refused"));
			if (wait === null) break;
			waits.push(wait);
		}
		expect(waits).toEqual([...waits].sort((a, b) => a - b));
		expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(40 * 3600);
	});

	test("never, when the recipient is refused for good", () => {
		expect(waitBeforeRetry(1, refusal(550))).toBeNull();
	});

	test.each([
		["the mailbox is full for now", refusal(452)],
		["the shop's own login is refused", refusal(535, "EAUTH")],
		["something else is thrown", "no error at all"],
	])("when %s", (_what, error) => {
		expect(waitBeforeRetry(1, error)).toBe(15);
	});
});
