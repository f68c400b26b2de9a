import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
	emailField,
	newPasswordField,
	numberField,
	objectIdField,
	personNameField,
	phoneField,
	writtenNameField,
} from "./fields";

function messageOf(schema: z.ZodType, input: unknown): string | undefined {
	return schema.safeParse(input).error?.issues[0]?.message;
}

describe("e-mail", () => {
	test("is trimmed and lower-cased", () => {
		expect(emailField.parse("  Sana@Example.PK ")).toBe("sana@example.pk");
	});
	test.each(["", "sana", "sana@", "@example.pk", 5, null, { $gt: "" }])("%j is refused", (input) => {
		expect(messageOf(emailField, input)).toBe("Please enter a valid email address");
	});
});

describe("name", () => {
	test.each(["Sana", "Mary-Jane O'Neil", "سنا اقبال"])("%s is fine", (name) => {
		expect(personNameField.parse(` ${name} `)).toBe(name);
	});
	test("has two characters or more after trimming", () => {
		expect(messageOf(personNameField, " a ")).toBe("Name must be at least 2 characters long");
	});
	test.each(["R2D2", "<b>Sana</b>", "sana@home", "Sana\nIqbal", "Sana\tIqbal"])("%s is refused", (name) => {
		expect(messageOf(personNameField, name)).toBe(
			"Name can only contain letters, spaces, hyphens, and apostrophes",
		);
	});
});

describe("a name that the team writes down", () => {
	test.each(["Rider 1", "M. Ali", "Haji Sahib (shop 4)"])("%s is fine", (name) => {
		expect(writtenNameField.parse(` ${name} `)).toBe(name);
	});
	test.each(["Ali\nRaza", "Ali\tRaza", "Ali\0"])("%j is more than a line", (name) => {
		expect(messageOf(writtenNameField, name)).toBe("Please enter a name");
	});
	test("is there", () => expect(messageOf(writtenNameField, " ")).toBe("Please enter a name"));
});

describe("new password", () => {
	test("short", () => {
		expect(messageOf(newPasswordField, "Ab1!")).toBe("Password must be at least 8 characters long");
	});
	test("weak", () => {
		expect(messageOf(newPasswordField, "abcdefgh")).toBe(
			"Please use a stronger password with uppercase, lowercase, numbers, and special characters",
		);
	});
	test("longer than bcrypt reads", () => {
		expect(messageOf(newPasswordField, `Aa1${"م".repeat(40)}`)).toBe(
			"Password must be at most 72 bytes long",
		);
	});
});

describe("mobile number", () => {
	test.each(["0300-1234567", "03001234567", "+92 300 1234567", "+923001234567", "0300 1234567"])(
		"%s is kept as 0300-1234567",
		(text) => {
			expect(phoneField.parse(text)).toBe("0300-1234567");
		},
	);
	test.each(["1300-1234567", "0300-123456", "0300-12345678", "phone", ""])("%j is refused", (text) => {
		expect(messageOf(phoneField, text)).toBe("Please enter a valid mobile number (03XX-XXXXXXX)");
	});
	test("is read in every spelling: with or without its country, with Urdu digits, whatever parts it", () => {
		const parting = fc.constantFrom("", "", " ", "-", ".", "(", ")", "–", "‑", "−", "\u00a0", "\u200e");
		const written = fc.tuple(
			fc.constantFrom("0", "92", "+92", "0092"),
			fc.stringMatching(/^3\d{9}$/),
			fc.array(fc.tuple(parting, fc.constantFrom("0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩")), {
				minLength: 14,
				maxLength: 14,
			}),
		);
		fc.assert(
			fc.property(written, ([before, digits, ways]) => {
				const text = [...(before + digits)].map((sign, place) => {
					const [parts = "", script = ""] = ways[place] ?? [];
					return parts + (sign === "+" ? sign : script[Number(sign)]);
				});
				expect(numberField.parse(text.join(""))).toBe(`+92${digits}`);
			}),
		);
	});
	test("with a digit more or less, another country's or a letter is refused in the same words", () => {
		const wrong = fc.oneof(
			fc.stringMatching(/^(?:92|\+92|0092|0)3\d{8}$/),
			fc.stringMatching(/^(?:92|\+92|0092|0)3\d{10}$/),
			fc.stringMatching(/^(?:92|0)[0-24-9]\d{9}$/),
			fc.stringMatching(/^(?:3|91 3|\+ ?1|\+0|\+\+92|9292)\d{9}$/),
			fc.stringMatching(/^03\d{4}[a-z/,#]\d{5}$/),
		);
		fc.assert(
			fc.property(wrong, (text) => {
				expect(messageOf(numberField, text)).toBe("Please enter a valid mobile number (03XX-XXXXXXX)");
			}),
		);
	});
	test("what was read once reads the same again", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^03\d{9}$/), (digits) => {
				const kept = phoneField.parse(digits);
				expect(phoneField.parse(kept)).toBe(kept);
			}),
		);
	});
});

test("an id is 24 hex digits", () => {
	expect(objectIdField.safeParse("66a000000000000000000001").success).toBe(true);
	for (const bad of ["", "66a", "zza000000000000000000001", { $ne: null }]) {
		expect(objectIdField.safeParse(bad).success).toBe(false);
	}
});
