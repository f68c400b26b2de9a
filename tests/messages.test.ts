import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { UNKNOWN_SHOP } from "@/lib/shop/rules/shop-details";
import { withoutIsolates } from "@/lib/text/isolate";
import { translateAnswer } from "@/lib/text/messages/answers";
import { en } from "@/lib/text/messages/en";
import { ur } from "@/lib/text/messages/ur";

/*
 * What the shop says, in either language: nothing is missing, nothing was left in English, and one thing has one name
 * (docs/languages.md).
 */

const BUNDLES = "app/texts";
const ANSWERS = "lib/text/messages/answers";

/** Latin words that stand in Urdu texts: what is written so by everybody, and how a number is typed. */
const LATIN = new Set(["PIN", "START", "XX", "XXXXXXX"]);

const filesOf = (folder: string) =>
	readdirSync(folder)
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
		.sort();

/** True for a text that nobody reads: a key, what is imported, what something is compared with. */
function isUnread(node: ts.Node): boolean {
	const { parent } = node;
	if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
		return true;
	if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
	if (ts.isPropertyAssignment(parent))
		return parent.name === node || /^(?:id|icon|key|href|anchor)$/.test(parent.name.getText());
	// A key, as in `productName(product, "ur")`.
	if (ts.isCallExpression(parent) && ts.isStringLiteral(node) && /^[a-z]+$/.test(node.text)) return true;
	if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
	const comparing = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
	return ts.isBinaryExpression(parent) && comparing.includes(parent.operatorToken.kind);
}

/** The texts that are written in this file, each without the values that stand in it. */
function textsIn(path: string): string[] {
	const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) && !isUnread(node))
			found.push(node.text);
		if (ts.isTemplateExpression(node))
			found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

const textsOf = (paths: readonly string[]) =>
	paths.flatMap((path) => textsIn(path).map((text) => ({ path, text })));

/** What pages, mails and devices say; the answers of the server have rules of their own (answers.test.ts). */
const pageTexts = textsOf(
	readdirSync("lib", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith("texts.ur.ts"))
		.map((file) => join("lib", file)),
);
const urduTexts = [
	...pageTexts,
	...textsOf(
		filesOf(ANSWERS)
			.filter((file) => !/index|translator/.test(file))
			.map((file) => join(ANSWERS, file)),
	),
];

/** Every text that is said as it stands, by the way to it. */
function plainTexts(from: object, way: string): Map<string, string> {
	const texts = new Map<string, string>();
	for (const [key, value] of Object.entries(from)) {
		if (typeof value === "string") texts.set(`${way}.${key}`, value);
		else if (typeof value === "object" && value !== null)
			for (const [below, text] of plainTexts(value, `${way}.${key}`)) texts.set(below, text);
	}
	return texts;
}

describe("both languages", () => {
	test("have the same bundles", () => {
		const [english, urdu] = ["en", "ur"].map((language) =>
			filesOf(BUNDLES)
				.filter((file) => file.endsWith(`.${language}.ts`))
				.map((file) => [
					file.replace(`.${language}.ts`, ""),
					readFileSync(join(BUNDLES, file), "utf8").replaceAll(`texts.${language}"`, `texts.*"`),
				]),
		);
		expect(urdu).toEqual(english);
	});
});

describe("what is said in Urdu", () => {
	test("holds no Latin words but names", () => {
		const left = pageTexts.flatMap(({ path, text }) =>
			(text.match(/[A-Za-z]{2,}/g) ?? [])
				.filter((word) => !LATIN.has(word))
				.map((word) => `${basename(path)}: ${word} in “${text}”`),
		);
		expect(left).toEqual([]);
	});

	test("is nowhere the English itself", () => {
		const urdu = plainTexts(ur, "ur");
		const same = [...plainTexts(en, "ur")].filter(
			([way, text]) => /[a-z]{2,}/i.test(text) && !/^03X/.test(text) && urdu.get(way) === text,
		);
		expect(same).toEqual([]);
	});

	test("has one gender for an email", () => {
		const words = /(?:اپنا|اپنے|آپ کا|آپ کے) ای میل|ای میل (?:نہیں )?(?:گیا|چلے گا|بدلا|لکھا|بھیج دیا)/;
		expect(urduTexts.filter(({ text }) => words.test(text))).toEqual([]);
	});

	test("has no exclamation marks", () => {
		// A password's rule names the sign itself.
		const shouts = pageTexts.filter(({ text }) => text.replace("\u2066!\u2069", "").includes("!"));
		expect(shouts).toEqual([]);
	});
});

const LETTER = "\\u0620-\\u06d3";
const holds = (text: string, words: string) =>
	new RegExp(`(?<![${LETTER}])${words}(?![${LETTER}])`).test(withoutIsolates(text));

test("one is not said as many in Urdu", () => {
	const { rider, orderLive, list, orders } = ur;
	const line = { name: "Falsa", urduName: "فالسہ", why: "out of stock" } as const;
	const said = [
		[rider.itemsBy(1, ""), rider.itemsBy(2, "")],
		[rider.shelf.bags(1), rider.shelf.bags(2)],
		[rider.road.deliveredToday(1), rider.road.deliveredToday(2)],
		[orderLive.missed([line]), orderLive.missed([line, line])],
		[list.add(1), list.add(2)],
		[list.found(1, 1), list.found(2, 2)],
		[orders.early(65), orders.early(125)],
	].map((pair) => pair.map((text) => withoutIsolates(text)));
	expect(said).toEqual([
		["1 چیز، ", "2 چیزیں، "],
		["1 تھیلا", "2 تھیلے"],
		["آج 1 پہنچایا", "آج 2 پہنچائے"],
		["ٹوکری میں نہیں آئی: فالسہ (ختم)۔", "ٹوکری میں نہیں آئیں: فالسہ (ختم)، فالسہ (ختم)۔"],
		["ڈالیں", "سب ڈالیں"],
		["1 چیز مل گئی", "سب 2 مل گئیں"],
		["وعدے سے 1 گھنٹہ 5 منٹ پہلے۔", "وعدے سے 2 گھنٹے 5 منٹ پہلے۔"],
	]);
});

test("what one page calls a thing, others call so too", () => {
	expect(ur.phoneLogin.privacy.link).toBe(ur.privacy.title);
	const labels = ur.address.fields;
	expect(translateAnswer("Please enter your ZIP code")).toBe(labels.zipCode.blank);
	expect(translateAnswer("Please enter your last name")).toBe(labels.lastName.blank);
	const entries = ur.faq.categories({ ...UNKNOWN_SHOP, wallets: [] }).flatMap((part) => part.entries);
	expect(entries.find(({ id }) => id === "reviews")?.answer).toContain(ur.reviews.verified);
});

describe("the glossary", () => {
	const rows = readFileSync("docs/languages.md", "utf8")
		.split("\n")
		.filter((line) => line.startsWith("| ") && !/^\| (?:English|---)/.test(line))
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.map(([, english = "", urdu = "", never = ""]) => ({
			english,
			urdu,
			never: never.split("،").flatMap((words) => words.trim() || []),
		}));

	test("is read", () => expect(rows.length).toBeGreaterThan(50));

	test.each(rows)("$english is said so", ({ urdu }) => {
		expect(urduTexts.some(({ text }) => withoutIsolates(text).includes(urdu))).toBe(true);
	});

	test("has one word for one thing", () => {
		const others = rows.flatMap(({ english, never }) =>
			never.flatMap((words) =>
				urduTexts
					.filter(({ text }) => holds(text, words))
					.map(({ path, text }) => `${english}: ${words} in ${basename(path)}: ${text}`),
			),
		);
		expect(others).toEqual([]);
	});
});
