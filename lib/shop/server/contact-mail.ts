import "server-only";
import { Types } from "mongoose";
import { commit, insertion, type Write } from "@/lib/server/database/commit";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { compose, writerIn } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { ContactMessage } from "@/models/shop";
import { SHOP } from "../rules/shop-details";
import type { ContactInput } from "../schema";
import { contactForm } from "../texts.en";

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
					kind: "note",
					text: `The page promised an answer within ${SHOP.replyHours} hours. Just reply to this mail.`,
				},
			],
		}),
	};
}

/** Keeps a message to the shop, and the mail that brings it there, in one commit. */
export async function keepMessage(input: ContactInput, also: readonly Write[] = []): Promise<void> {
	const _id = new Types.ObjectId();
	await commit([
		insertion(ContactMessage, { _id, ...input, createdAt: clock.now() }),
		...mailWrites(contactMail(input, String(_id))),
		...also,
	]);
	signal(SELLER_NEWS);
}
