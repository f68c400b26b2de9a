import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import { isRecord } from "./json";
import { wordsOf } from "./words";

/** Inputs made from a schema: much that fits it, and much that almost does. */

/** Values that break programs: operators, prototypes, spreadsheets, markup, control signs, huge and odd numbers. */
const NASTY: unknown[] = [
	null,
	"",
	" ",
	"\u0000",
	"\uD800",
	"\r\nBcc: x@elsewhere.example",
	"<script>alert(1)</script>",
	"=1+1",
	"__proto__",
	"constructor",
	"$where",
	"a.b",
	"../../etc/passwd",
	"%00",
	"ﷺ".repeat(300),
	"9".repeat(400),
	"66a000000000000000000001",
	{ $gt: "" },
	{ $ne: null },
	{ $where: "sleep(1000)" },
	JSON.parse('{"__proto__":{"isAdmin":true}}'),
	{ toString: "x", valueOf: 1 },
	{ length: -1 },
	[],
	[[]],
	true,
	-1,
	0,
	-0,
	1.5,
	1e308,
	Number.MAX_SAFE_INTEGER,
	2 ** 31,
];

const wild: Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...NASTY) },
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
	{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
);

const NAMELESS_ID = "66a000000000000000000001";
const IDS = fc.oneof(fc.constant(NAMELESS_ID), fc.stringMatching(/^[0-9a-f]{24}$/));

/** What a field of this name is likely to want, so that many inputs get past the first rule. */
function usual(name: string, ids: readonly string[]): Arbitrary<unknown> | null {
	const known: Record<string, Arbitrary<unknown>> = {
		email: fc.nat(9_999).map((number) => `fuzz-${number}@sabz-tests.pk`),
		name: fc.constantFrom("Sana Iqbal", "Bilal O'Neil", "زلیخا بیگم"),
		password: fc.constantFrom("Mango-Chaunsa-9", "Wrong-Password-1", "a".repeat(72)),
		newPassword: fc.constantFrom("Mango-Chaunsa-9", "ﷺ-Chaunsa-9x"),
		streetAddress: fc.constantFrom("House 12, Satellite Town", "satellite town", "Nowhere"),
		phoneNumber: fc.constantFrom("0300-1234567", "+92 300 1234567", "03001234567"),
		userPhone: fc.constantFrom("03001234567", "0300-1234567"),
		rating: fc.integer({ min: 0, max: 6 }),
		quantity: fc.integer({ min: -1, max: 101 }),
		amount: fc.integer({ min: 0, max: 5_000 }),
		price: fc.integer({ min: 0, max: 900 }),
		offerPrice: fc.integer({ min: 0, max: 900 }),
	};
	if (/^(id|product|productId)$/.test(name)) return fc.constantFrom(...ids, NAMELESS_ID);
	return known[name] ?? null;
}

function ofText(schema: Record<string, unknown>): Arbitrary<unknown> {
	const pattern = typeof schema.pattern === "string" ? schema.pattern : "";
	if (pattern.includes("{24}")) return IDS;
	const most = typeof schema.maxLength === "number" ? schema.maxLength : 60;
	const least = typeof schema.minLength === "number" ? schema.minLength : 0;
	return fc.oneof(
		fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, 80)), unit: "grapheme" }),
		fc.constantFrom("Sana", "A good mango, this one.", "Satellite Town", "35200"),
	);
}

/** How an input is made: whether it may be spoiled, and which documents there are. */
type Making = { isSpoiled: boolean; ids: readonly string[] };

function ofObject(schema: Record<string, unknown>, making: Making): Arbitrary<unknown> {
	const properties = isRecord(schema.properties) ? schema.properties : {};
	const fields = Object.entries(properties).map(([name, field]) => {
		const wanted = usual(name, making.ids) ?? fitting(field, making);
		return [name, making.isSpoiled ? spoiled(wanted) : wanted] as const;
	});
	const names = Object.keys(properties);
	return fc.record(Object.fromEntries(fields), { requiredKeys: making.isSpoiled ? [] : names });
}

function fitting(schema: unknown, making: Making): Arbitrary<unknown> {
	if (!isRecord(schema)) return wild;
	const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
	if (Array.isArray(choices)) return fc.oneof(...choices.map((choice) => fitting(choice, making)));
	if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
	if ("const" in schema) return fc.constant(schema.const);
	switch (schema.type) {
		case "object":
			return ofObject(schema, making);
		case "array":
			return fc.array(fitting(schema.items, making), { maxLength: 6 });
		case "string":
			return ofText(schema);
		case "boolean":
			return fc.boolean();
		case "integer":
		case "number":
			return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double());
		default:
			return wild;
	}
}

function spoiled(wanted: Arbitrary<unknown>): Arbitrary<unknown> {
	return fc.oneof({ weight: 7, arbitrary: wanted }, { weight: 1, arbitrary: wild });
}

/** Bodies for this schema, good, spoiled and wild; anything at all where there is none. */
export function bodiesOf(schema: z.ZodType | null, ids: readonly string[]): Arbitrary<unknown> {
	if (!schema) return wild;
	const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return fc.oneof(
		{ weight: 5, arbitrary: fitting(described, { isSpoiled: false, ids }) },
		{ weight: 4, arbitrary: fitting(described, { isSpoiled: true, ids }) },
		{ weight: 1, arbitrary: wild },
	);
}

const word = fc.oneof(
	fc.constantFrom(...NASTY.filter((value): value is string => typeof value === "string")),
	fc.string({ unit: "binary", maxLength: 30 }),
	IDS,
);

/** The text as it can travel: half a sign becomes a whole one. */
const whole = (text: string) => Buffer.from(text).toString();

/** A part of a path, as it stands in an address. */
export const pathParts: Arbitrary<string> = word.map(
	(text) => encodeURIComponent(whole(text)).slice(0, 900) || "%20",
);

/** Signs that may travel in an address, and escapes that stand for no text, for half a sign, or for a way out. */
const ODD_SIGNS = wordsOf("% %ff %E0%A4%A %C0%AF %ED%A0%80 %u0041 %00 %0d%0a %5c %2f %2e%2e");
const sign = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom(...ODD_SIGNS, "..", ".", "/", "//", "\\", "$", "[", "(", "@", ";", "*"),
	},
	{ weight: 2, arbitrary: fc.stringMatching(/^[!"$-.0-9:->@-~]{1,12}$/) },
	{ weight: 1, arbitrary: fc.stringMatching(/^%[0-9a-fA-F]{0,2}$/) },
	{ weight: 1, arbitrary: fc.stringMatching(/^[\x80-\xff]{1,4}$/) },
);

/** The rest of an address as it is sent, byte by byte: nobody has made it an address before. */
export const rawPaths: Arbitrary<string> = fc
	.array(sign, { minLength: 1, maxLength: 8 })
	.map((signs) => signs.join(""));

/** A query with these names, and others, some of them twice. */
export function queriesOf(names: readonly string[]): Arbitrary<string> {
	const name = fc.oneof(fc.constantFrom("__proto__", "x", ...names), word);
	const value = fc.oneof(word, fc.integer().map(String));
	return fc
		.array(fc.tuple(name, value), { maxLength: 5 })
		.map((pairs) => new URLSearchParams(pairs.map(([key, text]) => [whole(key), whole(text)])).toString());
}

/** Flat fields as a form sends them. */
export function formsOf(names: readonly string[]): Arbitrary<Record<string, string>> {
	return fc.dictionary(
		fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })),
		word.map((text) => whole(text)),
		{ maxKeys: 8 },
	);
}
