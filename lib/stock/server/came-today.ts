import "server-only";
import { announce, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { everyNewDay } from "@/lib/server/jobs/days";
import { boundsOfDay } from "@/lib/text/dates";
import { Product } from "@/models/products";

/** Has the pages made again that say of a product that it came on this day. */
async function forget(day: string): Promise<void> {
	const { from, to } = boundsOfDay(day);
	await connectDatabase();
	const came = await Product.find({ cameAt: { $gte: from, $lt: to } })
		.select("_id")
		.lean();
	if (came.length > 0) await announce(tagsOfProducts(came.map(({ _id }) => String(_id))));
}

/** Ends "came today" with the day, by the shop's clock: pages are stored, and would go on saying it. */
export function startDays(): void {
	everyNewDay("the end of the day on the shelves", forget);
}
