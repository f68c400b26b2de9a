import { type Figure, percentile } from "../support/figure";
import { customerRush } from "../support/order-rush";
import { startShop } from "../support/shop";

const WARM_SECONDS = 3;
const SECONDS = 20;
const FLOOR_SECONDS = 5;

/**
 * Cash orders by twenty customers at once, each with the notification and the mails that follow from it; and, as the floor, the same
 * customers with calls that do less: one question to the database, and a change in the cart.
 */
export async function measureOrders(): Promise<Figure[]> {
	const shop = await startShop();
	const rush = await customerRush(shop);
	await rush("session", WARM_SECONDS);
	const session = await rush("session", FLOOR_SECONDS);
	const cart = await rush("cart", FLOOR_SECONDS);
	const warm = await rush("order", WARM_SECONDS);
	const rate = await rush("order", SECONDS);
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
		{ name: "Who somebody is: answers", value: session.perSecond, unit: "/s" },
		{ name: "A number in the cart: changes", value: cart.perSecond, unit: "/s" },
		{ name: "Mails not handed over yet", value: waiting, unit: "" },
	];
}
