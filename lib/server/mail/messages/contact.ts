import "server-only";
import type { ContactInput } from "@/lib/domain/contact-schema";
import { SHOP } from "@/lib/domain/shop";
import { contactForm } from "@/lib/messages/en/contact-form";
import { env } from "../../platform/env";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { writerIn } from "../writer";

/** Brings a message from the contact form to the shop; an answer goes to whoever wrote it. */
export function contactMail(message: ContactInput, messageId: string): Mail {
	const about = contactForm.inquiries[message.inquiryType];
	const writer = writerIn("en");
	return {
		key: `contact:${messageId}`,
		to: env().SELLER_EMAIL,
		replyTo: message.email,
		...compose(writer, {
			subject: `${about}: ${message.subject}`,
			heading: message.subject,
			preview: `${message.name} writes about: ${about}`,
			blocks: [
				{
					kind: "rows",
					rows: [
						{ label: "From", value: message.name },
						{ label: "Email", value: message.email },
						{ label: "Phone", value: message.phone || "not given" },
						{ label: "About", value: about },
					],
				},
				{ kind: "quote", text: message.message },
				{
					kind: "text",
					quiet: true,
					text: `The page promised an answer within ${SHOP.replyHours} hours. Just reply to this mail.`,
				},
			],
		}),
	};
}
