import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { compose, writerIn } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { queueMails } from "@/lib/server/mail/outbox";
import { env } from "@/lib/server/platform/env";
import { ContactMessage, type ContactMessageDoc } from "@/models/shop";
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
					kind: "text",
					quiet: true,
					text: `The page promised an answer within ${SHOP.replyHours} hours. Just reply to this mail.`,
				},
			],
		}),
	};
}

const SWEEP_MS = 30_000;

/** The mail to the shop follows from the stored message, and can be asked for again. */
async function mailToShop(id: ContactMessageDoc["_id"], message: ContactInput): Promise<void> {
	await queueMails(contactMail(message, String(id)));
	await ContactMessage.updateOne({ _id: id }, { $set: { isMailed: true } });
}

/** Keeps a message to the shop and mails it there. Once this returns, the message is safe. */
export async function keepMessage(input: ContactInput): Promise<void> {
	await connectDatabase();
	const message = await ContactMessage.create(input);
	await mailToShop(message._id, input);
}

async function mailForgottenMessages(): Promise<void> {
	await connectDatabase();
	const forgotten = await ContactMessage.find({ isMailed: false }).lean<ContactMessageDoc[]>();
	for (const message of forgotten) await mailToShop(message._id, message);
}

/** Mails, at once and every half minute, what an outage of the database or a crash has left unmailed. */
export function startMessageSweep(): void {
	repeat({ name: "the sweep of messages to the shop", everyMs: SWEEP_MS, work: mailForgottenMessages });
}
