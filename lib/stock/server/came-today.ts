import "server-only";
import { announce, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { boundsOfDay, dayOf } from "@/lib/text/dates";
import { Product } from "@/models/products";

const LOOK_EVERY_MS = 1_000;

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
	let today = dayOf(clock.shopNow());
	const work = async () => {
		const day = dayOf(clock.shopNow());
		if (day === today) return;
		await forget(today);
		today = day;
	};
	repeat({ name: "the end of the day on the shelves", everyMs: LOOK_EVERY_MS, work });
}
