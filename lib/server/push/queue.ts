import "server-only";
import type { PushWords } from "@/lib/domain/push-words";
import { OutgoingPush, type PushAudience } from "@/models/outgoing-push";
import { connectDatabase } from "../database/connect";
import { retryOnDuplicate } from "../database/duplicates";
import { mayBeThere } from "./known";

export type PushNews = PushWords & {
	/** Names what it is about, so that the same event is told once. */
	key: string;
	to: PushAudience;
};

/**
 * Keeps word until it is sent, once for each key however often it is asked for; nothing at all where nobody wants it.
 * Returns as soon as it is stored: a push service that is slow or down never holds up a request.
 */
export async function queuePush({ key, ...news }: PushNews): Promise<void> {
	if (!mayBeThere(news.to)) return;
	await connectDatabase();
	await retryOnDuplicate(() => OutgoingPush.updateOne({ key }, { $setOnInsert: news }, { upsert: true }));
}
