import "server-only";
import { Types } from "mongoose";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { change, type Write } from "@/lib/server/database/commit";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { compose, writerIn } from "@/lib/server/mail/layout";
import { mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import type { Seller } from "@/lib/team/rules";
import { isolated } from "@/lib/text/isolate";
import { User } from "@/models/accounts";
import { Correspondent } from "@/models/messages";
import { type AnswerDoc, ContactMessage, type ContactMessageDoc } from "@/models/shop";
import { MESSAGE_NOT_FOUND, NUMBER_GIVEN_UP, WHATSAPP_ANSWER_MS } from "../rules";
import { channels, notSetUp } from "./channels";
import { answerKey } from "./inbox";
import { messageWrites } from "./outbox";

async function languageOf(which: { phone: string } | { email: string }) {
	const user = await User.findOne(which).select("language").lean();
	return user?.language ?? "en";
}

/** An answer by WhatsApp. Throws ShopError `conflict` where WhatsApp, or its reader, takes none any more. */
async function whatsAppWrites(
	answer: AnswerDoc,
	{ phone, formerly, createdAt }: ContactMessageDoc,
): Promise<Write[]> {
	if (!channels().includes("whatsapp")) throw notSetUp("WhatsApp is not set up");
	if (formerly) throw new ShopError("conflict", NUMBER_GIVEN_UP);
	const known = await Correspondent.findById(`whatsapp:${phone}`).lean();
	if (known?.stoppedAt)
		throw new ShopError("conflict", "They want no messages on WhatsApp. Please call them.");
	const lastAt = known?.lastAt ?? createdAt;
	if (clock.now().getTime() - lastAt.getTime() > WHATSAPP_ANSWER_MS) {
		const message = "24 hours have passed since their last message. Please call them.";
		throw new ShopError("conflict", message);
	}
	const [key, language] = [answerKey(answer), await languageOf({ phone })];
	return messageWrites({ key, to: phone, channel: "whatsapp", language, says: { text: answer.text } });
}

/** An answer to the contact form, as mail; what comes back goes to the shop. */
async function mailAnswerWrites(answer: AnswerDoc, asked: ContactMessageDoc): Promise<Write[]> {
	const { email, subject, message } = asked;
	const writer = writerIn(await languageOf({ email }));
	const { mailAnswer } = writer.texts;
	const composed = compose(writer, {
		subject: mailAnswer.subject({ shop: writer.shop, subject }),
		heading: mailAnswer.heading,
		preview: answer.text.slice(0, 100),
		blocks: [
			...answer.text.split(/\n+/).map((text) => isolated(text)),
			{ kind: "note", text: mailAnswer.youWrote },
			{ kind: "quote", text: message },
		],
	});
	return mailWrites({
		key: answerKey(answer),
		to: email,
		replyTo: shopDetails().email ?? env().SELLER_EMAIL,
		...composed,
	});
}

/**
 * Answers a message where it came from, and keeps the answer with it. Throws ShopError `not-found`, or `conflict` later
 * than 24 hours after its sender's last message on WhatsApp.
 */
export async function answerMessage(
	seller: Seller,
	id: string,
	text: string,
	also: readonly Write[],
): Promise<void> {
	const asked = await ContactMessage.findById(id).lean<ContactMessageDoc>();
	if (!asked) throw notFound(MESSAGE_NOT_FOUND);
	const answer = { _id: new Types.ObjectId(), text, at: clock.now(), by: seller.name };
	const carried = await (asked.whatsAppId ? whatsAppWrites(answer, asked) : mailAnswerWrites(answer, asked));
	await commitRecorded(
		seller,
		// Who asked, and the answer, stand with the message, and go with it.
		{ kind: "message-answered" },
		change(ContactMessage, { _id: asked._id }, { $push: { answers: answer } }, () =>
			notFound(MESSAGE_NOT_FOUND),
		),
		...carried,
		...also,
	);
	signal(SELLER_NEWS);
}
