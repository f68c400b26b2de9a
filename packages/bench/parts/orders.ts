import { type Ask, ask, type Rate, rateOf } from "../support/clients";
import { type Figure, percentile } from "../support/figure";
import { ADDRESS, type BenchShop, newCustomer, productsOnSale, startShop } from "../support/shop";

/** So many people are in a rush at once. */
const RUSHING = 20;

type Asked = { order: Ask; session: Ask; cart: Ask };
/** The status of what went well. */
const WENT_WELL = { order: 201, session: 200, cart: 200 };

/** What twenty customers ask in turn: a cash order of something else each time, who they are, and another number of it in the cart. */
async function asksOfCustomers(shop: BenchShop): Promise<(turn: number) => Asked> {
	const customers = await Promise.all(Array.from({ length: RUSHING }, () => newCustomer(shop)));
	const products = await productsOnSale(shop.url);
	return (turn) => {
		const { cookies } = customers[turn % RUSHING] ?? {};
		const product = products[turn % products.length]?._id;
		// Ninety of anything on the shelf come to more than the minimum order.
		const body = { items: [{ product, quantity: 90 }], address: ADDRESS };
		const line = { productId: products[0]?._id, quantity: (turn % 90) + 1 };
		return {
			order: { method: "POST", path: "/api/order/cod", body, cookies },
			session: { path: "/api/user/check-auth", cookies },
			cart: { method: "PUT", path: "/api/user/cart/update", body: line, cookies },
		};
	};
}

/** Twenty customers at once who ask for this, each again as soon as the last answer is there. */
async function customerRush(shop: BenchShop): Promise<(what: keyof Asked, seconds: number) => Promise<Rate>> {
	const asks = await asksOfCustomers(shop);
	return (what, seconds) =>
		rateOf(
			RUSHING,
			seconds,
			async (turn) => (await ask(shop.url, asks(turn)[what])).status === WENT_WELL[what],
		);
}

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
	const [orders, notifications, mails, waiting] = await Promise.all([
		shop.db.collection("orders").countDocuments(),
		shop.db.collection("notifications").countDocuments({ type: "new_order" }),
		shop.db.collection("outgoingmails").countDocuments(),
		shop.db.collection("outgoingmails").countDocuments({ state: "waiting" }),
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
		{ name: "Who somebody is: answers", value: session.perSecond, unit: "/s" },
		{ name: "A number in the cart: changes", value: cart.perSecond, unit: "/s" },
		{ name: "Mails not handed over yet", value: waiting, unit: "" },
	];
}
