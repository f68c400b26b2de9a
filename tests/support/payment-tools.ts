import type { PaymentShop } from "./payment-shop";

/** The shop's payment code, loaded after its settings are in place. */
async function modules() {
	const [callback, claim, reconciler, view, cash, models] = await Promise.all([
		import("@/lib/payments/server/check"),
		import("@/lib/payments/server/own-payments"),
		import("@/lib/payments/server/check"),
		import("@/lib/payments/server/own-payments"),
		import("@/lib/orders/server/place-cash-order"),
		Promise.all([
			import("@/models/payments"),
			import("@/models/order"),
			import("@/models/cart"),
			import("@/models/products"),
			import("@/models/notifications"),
			import("@/models/notifications"),
		]),
	]);
	const [payment, order, cart, product, notification, mail] = models;
	return {
		...callback,
		...claim,
		...reconciler,
		...view,
		...cash,
		...payment,
		...order,
		...cart,
		...product,
		...notification,
		...mail,
	};
}

/** What the tests of payments do and look at, over a shop that has been started. */
export async function paymentTools(shop: PaymentShop) {
	const m = await modules();
	const paymentOf = (reference: string) => m.Payment.findOne({ reference }).orFail().lean();
	async function makeDue(reference: string): Promise<void> {
		await m.Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
	}
	return {
		m,
		paymentOf,
		ordersOf: (user: string) => m.Order.find({ user }).sort({ createdAt: 1 }).lean(),
		cartOf: (user: string) => m.Cart.findOne({ user }).orFail().lean(),
		/** The time has come for the reconciler to ask about this payment. */
		makeDue,
		/** The payment's time is over for more than a day when it is asked about once more. */
		async endLongAgo(reference: string) {
			await m.Payment.updateOne(
				{ reference },
				{ $set: { expiresAt: new Date(Date.now() - 25 * 3_600_000) } },
			);
			await makeDue(reference);
			await m.reconcile();
			return paymentOf(reference);
		},
		/** The browser comes back from the wallet with this decision. */
		async comeBack(reference: string, decision: "paid" | "declined" | "cancelled"): Promise<void> {
			shop.wallet.decide(reference, decision);
			await m.takeCallback(shop.wallet.callback(reference));
		},
	};
}
