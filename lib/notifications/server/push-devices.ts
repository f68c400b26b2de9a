import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import type { Language } from "@/lib/text/language";
import { PushSubscription, type PushSubscriptionDoc } from "@/models/notifications";

/** Where somebody is told, and since when. */
export async function devicesOf(whose: Pick<PushSubscriptionDoc, "side" | "owner">) {
	await connectDatabase();
	const found = await PushSubscription.find(whose).sort({ savedAt: 1 }).lean<PushSubscriptionDoc[]>();
	return found.map(({ endpoint, savedAt }) => ({ endpoint, since: savedAt.toISOString() }));
}

/** In which language somebody of the team is told: that of the page on which they last asked for it. */
export async function languageOf(whose: Pick<PushSubscriptionDoc, "side" | "owner">): Promise<Language> {
	await connectDatabase();
	const last = await PushSubscription.findOne(whose)
		.sort({ savedAt: -1 })
		.select("language")
		.lean<Pick<PushSubscriptionDoc, "language">>();
	return last?.language ?? "en";
}
