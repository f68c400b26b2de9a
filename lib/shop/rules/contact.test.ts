import { describe, expect, it } from "vitest";
import { contactSchema } from "../schema";

const message = { name: "Sana", email: "Sana@Mail.pk ", subject: "Onions", message: "20 kg for a wedding?" };

describe("contactSchema", () => {
	it("needs no phone and takes a message as a general one", () => {
		expect(contactSchema.parse(message)).toEqual({
			...message,
			email: "sana@mail.pk",
			phone: "",
			inquiryType: "general",
		});
	});

	it.each([
		[{ name: "  " }, "Please enter your name"],
		[{ email: "sana" }, "Please enter a valid email address"],
		[{ subject: undefined }, "Please enter a subject"],
		[{ message: { $ne: "" } }, "Please enter your message"],
		[{ inquiryType: "spam" }, "Please choose what it is about"],
		[{ phone: 300 }, "Please enter a phone number"],
		[{ message: "a".repeat(5001) }, "Please use at most 5000 characters"],
	])("refuses %o", (change, sentence) => {
		const result = contactSchema.safeParse({ ...message, ...change });
		expect(result.error?.issues[0]?.message).toBe(sentence);
	});
});
