import "server-only";
import { PushSubscription, type PushSubscriptionDoc } from "@/models/push-subscription";
import { connectDatabase } from "../database/connect";

/** Where somebody is told, and since when. */
export async function devicesOf(whose: Pick<PushSubscriptionDoc, "side" | "owner">) {
	await connectDatabase();
	const found = await PushSubscription.find(whose).sort({ savedAt: 1 }).lean<PushSubscriptionDoc[]>();
	return found.map(({ endpoint, savedAt }) => ({ endpoint, since: savedAt.toISOString() }));
}
