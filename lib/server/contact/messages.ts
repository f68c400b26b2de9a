import "server-only";
import type { ContactInput } from "@/lib/domain/contact";
import { ContactMessage, type ContactMessageDoc } from "@/models/contact-message";
import { connectDatabase } from "../db";
import { log } from "../log";
import { contactMail } from "../mail/messages/contact";
import { queueMail } from "../mail/outbox";

/** The mail to the shop follows from the kept message, and can be asked for again. */
async function mailToShop(id: ContactMessageDoc["_id"], message: ContactInput): Promise<void> {
	await queueMail(contactMail(message, String(id)));
	await ContactMessage.updateOne({ _id: id }, { $set: { isMailed: true } });
}

/** Keeps a message to the shop and mails it there. Once this returns, the message is safe. */
export async function keepMessage(input: ContactInput): Promise<void> {
	await connectDatabase();
	const message = await ContactMessage.create(input);
	await mailToShop(message._id, input);
}

/** Mails what a process that died in between left behind. */
export async function mailForgottenMessages(): Promise<void> {
	try {
		await connectDatabase();
		const forgotten = await ContactMessage.find({ isMailed: false }).lean<ContactMessageDoc[]>();
		for (const message of forgotten) await mailToShop(message._id, message);
	} catch (error) {
		log.warn({ err: error }, "messages to the shop could not be mailed; the next start tries again");
	}
}
