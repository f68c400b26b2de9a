import * as z from "zod";
import { emailField, requiredText } from "./fields";

/** What a message may be about (spec 3). */
export const INQUIRY_TYPES = [
	{ value: "general", label: "General question" },
	{ value: "order", label: "My order" },
	{ value: "delivery", label: "Delivery" },
	{ value: "product", label: "A product" },
	{ value: "partnership", label: "Partnership" },
	{ value: "feedback", label: "Feedback" },
] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number]["value"];

const inquiryTypes = INQUIRY_TYPES.map(({ value }) => value);

/** The contact form (spec 5): name, email, subject and message are required, the phone is not. */
export const contactSchema = z.object({
	name: requiredText("Please enter your name", 80),
	email: emailField,
	phone: z
		.string({ error: "Please enter a phone number" })
		.trim()
		.max(40, "Please use at most 40 characters")
		.default(""),
	subject: requiredText("Please enter a subject", 150),
	message: requiredText("Please enter your message", 5000),
	inquiryType: z.enum(inquiryTypes, { error: "Please choose what it is about" }).default("general"),
});
export type ContactInput = z.output<typeof contactSchema>;

export const CONTACT_THANKS = "Thank you for your message. We will reply within 24 hours.";
