import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { answers, translateAnswer } from "@/lib/text/messages/answers";
import { filesOf } from "./support/files";

/** What only owner and packers meet, and machines: their side of the shop is English. */
const TEAMS_OWN = [
	/^app\/api\/(seller|internal|notifications|openapi|metrics|shop)\//,
	/^app\/api\/product\/(\[id\]|add|archive|stock|bulk|import|prices)/,
	/^app\/api\/order\/(mark-paid|status|seller|assign|pack)/,
	/^lib\/server\/(audit|calls|database|edge|images\/cloudinary|jobs|mail|migrations|openapi|operations|platform)/,
	/^lib\/(aisles|buying|dashboard|packing|team)\//,
	/^lib\/money\/(cash|refund|calls|schema|server\/(closing|refund|riders-cash|save))/,
	/^lib\/products\/(rules\/(bulk-change|morning-prices|price-|product-form|seller)|schema\/(bulk|product-form)|server\/(?!read-catalogue))/,
	/^lib\/orders\/(rules\/(order-filters|seller-order)|schema\/seller-order|server\/(staff|order-news))/,
	/^lib\/(coupons\/(schema|server\/manage)|notifications\/server\/(?!push|known)|privacy\/server\/erase|reports\/server\/decide|reviews\/server\/answer)/,
	/^lib\/(riders\/server\/dispatch|shop\/(rules\/(area|shop)-|hours-schema|schema|server)|stock\/(rules|schema|server\/(adjust|step|write|take|hold)))/,
	/^lib\/payments\/server\/(wallets|simulator)/,
	/^lib\/integrations\//,
	/^lib\/messages\/(rules|schema|server\/(answer|inbox|whatsapp))/,
];

/** The same in files that customers' sentences stand in too. */
const TEAMS_SENTENCES = new Set([
	"An order of a former customer",
	"A payment of a former customer",
	"A report of a former customer",
	"Please choose refund, credit or refuse",
	"This is more than any order costs",
	"Please enter at least Rs. 1",
	"Please enter whole rupees",
	"Please write a word to the customer",
	"Please ask for open or decided reports",
	"The stock has just been changed. Please try again.",
	"Please write an answer",
	"Please search for at most 100 characters",
	"Please choose a cash rule",
	"Customer not found",
	"This order waits for its customer's yes",
	"Please ask for 1 to 90 days",
	"Please name a day of the years 1900 to 2999",
	"Please choose orders",
	"Please choose at most {} orders",
]);

/** The functions by which something is refused, and which of their arguments is the sentence. */
const REFUSALS: Readonly<Record<string, number>> = {
	ShopError: 1,
	notFound: 0,
	loginNeeded: 0,
	badFiles: 1,
	requireCustomer: 0,
	requiredText: 0,
};

const files = filesOf("app/api", "lib").filter(
	(file) =>
		/\.ts$/.test(file) &&
		!/test\.ts$|texts\.\w+\.ts$|^lib\/text\/messages|\/client[/.]/.test(file) &&
		!TEAMS_OWN.some((own) => own.test(file)),
);

const sources = files.map((file) => ({
	file,
	source: ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true),
}));

/** A text as it is written, `{}` where a value stands; null for what is none. */
function textOf(node: ts.Node | undefined): string | null {
	if (!node) return null;
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return null;
	return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

const constants = new Map<string, string>();
for (const { source } of sources) {
	const gather = (node: ts.Node): void => {
		const text = ts.isVariableDeclaration(node) ? textOf(node.initializer) : null;
		if (text !== null && ts.isVariableDeclaration(node)) constants.set(node.name.getText(), text);
		ts.forEachChild(node, gather);
	};
	gather(source);
}

/** What an expression says, by the constants that it names: a choice says either. */
function saidBy(node: ts.Node | undefined): string[] {
	if (!node) return [];
	if (ts.isConditionalExpression(node)) return [...saidBy(node.whenTrue), ...saidBy(node.whenFalse)];
	const text = ts.isIdentifier(node) ? constants.get(node.text) : textOf(node);
	return text ? [text] : [];
}

/** The sentences that a piece of code has ready for people. */
function sentencesOf(file: string, source: ts.SourceFile): string[] {
	const found: string[] = [];
	const isRule = /^lib\/(?!server)[\w-]+\/(?!server)/.test(file);
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
			const place = REFUSALS[node.expression.getText()];
			if (place !== undefined) found.push(...saidBy(node.arguments?.[place]));
			// What a rule of zod says comes last: `.min(1, "…")`.
			else if (isRule && ts.isPropertyAccessExpression(node.expression))
				found.push(...saidBy(node.arguments?.at(-1)));
		}
		if (ts.isPropertyAssignment(node) && /^(message|error)$/.test(node.name.getText()))
			found.push(...saidBy(node.initializer));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found.filter((text) => /^[A-Z{]\S* \S|^Saved$/.test(text));
}

const shapes = new Set(Object.keys(answers).map((english) => english.replace(/\{#?\w+\}/g, "{}")));

/** Whether it is known as it is, or with some word or number where a value stands. */
function isKnown(sentence: string): boolean {
	if (shapes.has(sentence)) return true;
	return ["5", "Aloo", "5 minutes", "JazzCash or Easypaisa"].some(
		(value) => translateAnswer(sentence.replaceAll("{}", value)) !== null,
	);
}

test("each sentence that the sources have ready for customers and riders has its Urdu", () => {
	const sentences = sources.flatMap(({ file, source }) =>
		sentencesOf(file, source).map((sentence) => ({ file, sentence })),
	);
	expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBeGreaterThan(150);
	const missing = sentences.filter(({ sentence }) => !TEAMS_SENTENCES.has(sentence) && !isKnown(sentence));
	expect(missing.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([]);
});

const URDU = /[\u0600-\u06ff]/g;

/** What the faces for Urdu are cut to, as their notice lists it: letters, and marks by their number. */
const notice = readFileSync("app/fonts/NOTICE.txt", "utf8");
const inFaces = new Set([
	...(notice.match(URDU) ?? []),
	...[...notice.matchAll(/\b0[0-9A-F]{3}\b/g)].map(([code]) =>
		String.fromCodePoint(Number.parseInt(code, 16)),
	),
]);

/** Where the words of the pages and the products stand. */
const wordFiles = filesOf("lib/*/texts.ur.ts", "lib/text/messages", "scripts/seed/urdu").concat(
	"lib/products/rules/urdu-units.ts",
	"components/ui/urdu-text.tsx",
);

test("every letter of the shop's Urdu is in its faces", () => {
	const written = wordFiles.flatMap((file) =>
		(readFileSync(file, "utf8").match(URDU) ?? []).map((letter) => ({ file, letter })),
	);
	expect(new Set(written.map(({ letter }) => letter)).size).toBeGreaterThan(40);
	const missing = written.filter(({ letter }) => !inFaces.has(letter));
	expect(
		new Set(missing.map(({ file, letter }) => `${file}: ${letter} ${letter.codePointAt(0)?.toString(16)}`)),
	).toEqual(new Set());
});

test("no words but the shop's signs are set in the face that is cut to them", () => {
	const others = filesOf("app", "components").filter(
		(file) => file.endsWith(".tsx") && readFileSync(file, "utf8").includes("nastaliq-type"),
	);
	expect(others).toEqual(["components/ui/urdu-text.tsx"]);
});
