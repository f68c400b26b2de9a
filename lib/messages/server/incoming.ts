import "server-only";
import { Types } from "mongoose";
import { commit, insertion, type Write } from "@/lib/server/database/commit";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/errors";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { ContactMessage } from "@/models/shop";
import { wordOfStop } from "../rules";
import type { Incoming, Notice, Status } from "./whatsapp-notice";

/** What is known of the sender now: when the last message came, and whether more than codes is wanted. */
function knowing({ from, text }: Incoming, at: Date): Write {
	const word = wordOfStop(text);
	const stopped = { stop: { $set: { stoppedAt: at } }, start: { $unset: { stoppedAt: 1 as const } } };
	const update = { $max: { lastAt: at }, ...(word ? stopped[word] : {}) };
	return {
		run: async (session) => {
			await Correspondent.updateOne({ _id: `whatsapp:${from}` }, update, { upsert: true, session });
			return true;
		},
		document: `Correspondent whatsapp:${from}`,
	};
}

/** Keeps a message, once however often it is brought. */
async function keep(message: Incoming): Promise<void> {
	const { id: whatsAppId, from, name, text } = message;
	if (await ContactMessage.exists({ whatsAppId })) return;
	// Nothing comes from the future, and an answer's 24 hours are not made longer by a clock.
	const createdAt = new Date(Math.min(message.at.getTime(), clock.now().getTime()));
	const kept = {
		...{ _id: new Types.ObjectId(), name, email: "", phone: from, subject: "", message: text },
		...{ inquiryType: "general" as const, whatsAppId, createdAt },
	};
	try {
		await commit([insertion(ContactMessage, kept), knowing(message, createdAt)]);
	} catch (error) {
		if (!isDuplicate(error)) throw error;
	}
}

/** Notes what became of a message from the shop. */
async function note({ id: channelId, status, errors, pricing }: Status): Promise<void> {
	const [why] = errors ?? [];
	const failed = {
		state: "failed",
		lastError: why ? `WhatsApp ${why.code}: ${why.title ?? ""}` : "not delivered",
	};
	const known = {
		...(status === "failed" ? failed : {}),
		...(pricing?.billable === false ? { isFree: true } : {}),
	};
	if (Object.keys(known).length > 0) await OutgoingMessage.updateOne({ channelId }, { $set: known });
}

/** Takes what WhatsApp tells: messages in their order, each once, and what became of the shop's own. */
export async function takeNotice({ messages, statuses }: Notice): Promise<void> {
	await connectDatabase();
	for (const message of messages) await keep(message);
	for (const status of statuses) await note(status);
	if (messages.length > 0) signal(SELLER_NEWS);
}
