import { rateOf } from "../support/clients";
import { newCustomer } from "../support/customers";
import { type Figure, percentile } from "../support/figure";
import { ask } from "../support/pace";
import { productsOnSale, startShop } from "../support/shop";

const CUSTOMERS = 20;
const SECONDS = 15;

const ADDRESS = {
	firstName: "Sana",
	lastName: "Iqbal",
	streetAddress: "House 12, Street 4, Satellite Town",
	phoneNumber: "0300-1234567",
	city: "Jhang",
	state: "Punjab",
	zipCode: "35200",
};

/** Cash orders by twenty customers at once, each with the notification and the mails that follow from it. */
export async function measureOrders(): Promise<Figure[]> {
	const shop = await startShop();
	const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(shop)));
	const products = await productsOnSale(shop.url);
	const rate = await rateOf(CUSTOMERS, SECONDS, async (turn) => {
		const product = products[turn % products.length]?._id;
		// Ninety of anything on the shelf come to more than the minimum order.
		const body = { items: [{ product, quantity: 90 }], address: ADDRESS };
		const cookies = customers[turn % CUSTOMERS]?.cookies;
		return (await ask(shop.url, { method: "POST", path: "/api/order/cod", body, cookies })).status === 201;
	});
	const [orders, notifications, open] = await Promise.all([
		shop.db.collection("orders").countDocuments(),
		shop.db.collection("notifications").countDocuments({ type: "new_order" }),
		shop.db.collection("orders").countDocuments({ hasOpenConsequences: true }),
	]);
	await shop.stop();
	return [
		{ name: "Orders with their notifications", value: rate.perSecond, unit: "/s", goal: { least: 100 } },
		{ name: "An order: median", value: percentile(rate.times, 50), unit: "ms" },
		{ name: "An order: p99", value: percentile(rate.times, 99), unit: "ms" },
		{ name: "Refused orders", value: rate.failed, unit: "", goal: { most: 0 } },
		{ name: "Orders without a notification", value: orders - notifications, unit: "", goal: { most: 0 } },
		{ name: "Orders with something left to do", value: open, unit: "", goal: { most: 0 } },
	];
}
