import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { OutgoingPush, type PushAudience } from "@/models/notifications";
import type { PushWords } from "../rules";
import { mayBeThere } from "./known-devices";

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
