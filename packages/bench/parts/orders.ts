import { type Figure, percentile } from "../support/figure";
import { orderRush } from "../support/order-rush";
import { startShop } from "../support/shop";

const WARM_SECONDS = 3;
const SECONDS = 20;

/** Cash orders by twenty customers at once, each with the notification and the mails that follow from it. */
export async function measureOrders(): Promise<Figure[]> {
	const shop = await startShop();
	const rush = await orderRush(shop);
	const warm = await rush(WARM_SECONDS);
	const rate = await rush(SECONDS);
	const [orders, notifications, mails, waiting, open] = await Promise.all([
		shop.db.collection("orders").countDocuments(),
		shop.db.collection("notifications").countDocuments({ type: "new_order" }),
		shop.db.collection("outgoingmails").countDocuments(),
		shop.db.collection("outgoingmails").countDocuments({ state: "waiting" }),
		shop.db.collection("orders").countDocuments({ hasOpenConsequences: true }),
	]);
	await shop.stop();
	const acknowledged = warm.times.length + rate.times.length - warm.failed - rate.failed;
	return [
		{ name: "Orders with their notifications", value: rate.perSecond, unit: "/s", goal: { least: 100 } },
		{ name: "An order: median", value: percentile(rate.times, 50), unit: "ms" },
		{ name: "An order: p99", value: percentile(rate.times, 99), unit: "ms" },
		{ name: "Refused orders", value: rate.failed, unit: "", goal: { most: 0 } },
		{
			name: "Acknowledged orders that are not there",
			value: acknowledged - orders,
			unit: "",
			goal: { most: 0 },
		},
		{ name: "Orders without a notification", value: orders - notifications, unit: "", goal: { most: 0 } },
		{ name: "Mails that were never queued", value: 2 * orders - mails, unit: "", goal: { most: 0 } },
		{ name: "Orders with something left to do", value: open, unit: "", goal: { most: 0 } },
		{ name: "Mails not handed over yet", value: waiting, unit: "" },
	];
}
