import { type Db, type Document, ObjectId } from "mongodb";
import { mailFiles } from "../support/mail-files";
import type { Ledger } from "./ledger";
import { MONEY_CHECKS } from "./money-checks";

/** Compares what was acknowledged with what is there. Each check gives its violations as sentences. */
type Check = (db: Db, ledger: Ledger) => Promise<string[]>;

const read = (db: Db, name: string, filter: Document = {}) => db.collection(name).find(filter).toArray();

function countBy(docs: Document[], keyOf: (doc: Document) => string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const doc of docs) counts.set(keyOf(doc), (counts.get(keyOf(doc)) ?? 0) + 1);
	return counts;
}

const acknowledgedOrdersAreThere: Check = async (db, ledger) => {
	const orders = await read(db, "orders");
	const counts = countBy(orders, ({ idempotencyKey }) => String(idempotencyKey));
	const amounts = new Map(orders.map(({ _id, amount }) => [String(_id), amount]));
	return [...ledger.orders.values()].flatMap(({ key, orderId, amount }) => {
		const count = counts.get(key) ?? 0;
		if (count > 1) return [`${count} orders for the key ${key}`];
		if (orderId === null || amounts.get(orderId) === amount) return [];
		return [`the acknowledged order ${orderId} is gone, or not as it was acknowledged`];
	});
};

const cartsBecomeOneOrder: Check = async (db) => {
	const orders = await read(db, "orders", { claimsCart: true });
	const made = countBy(orders, ({ user, cartVersion }) => `${cartVersion} of ${user}`);
	return [...made]
		.filter(([, count]) => count > 1)
		.map(([cart, count]) => `${count} orders for the cart ${cart}`);
};

const ordersHaveTheirSideEffects: Check = async (db) => {
	const orders = await read(db, "orders");
	const told = countBy(await read(db, "notifications", { type: "new_order" }), ({ order }) => String(order));
	const mails = countBy(await read(db, "outgoingmails"), ({ key }) => String(key));
	return orders.flatMap(({ _id }) => [
		...(told.get(String(_id)) === 1 ? [] : [`order ${_id} has ${told.get(String(_id)) ?? 0} notifications`]),
		...["order-placed", "new-order"].flatMap((kind) =>
			mails.get(`${kind}:${_id}`) === 1 ? [] : [`order ${_id} has no mail ${kind}`],
		),
	]);
};

const paymentsBecomeOneOrder: Check = async (db, ledger) => {
	const [payments, orders, books] = await Promise.all([
		read(db, "payments"),
		read(db, "orders", { payment: { $exists: true } }),
		read(db, "simulatedpayments"),
	]);
	const made = countBy(orders, ({ payment }) => String(payment));
	const paid = new Set(books.filter(({ state }) => state === "paid").map(({ reference }) => reference));
	const lost = [...ledger.payments.values()]
		.filter(({ isPaid, reference }) => isPaid === "yes" && !paid.has(reference))
		.map(({ reference }) => `the wallet forgot the payment ${reference}`);
	const wrong = payments.flatMap(({ _id, reference, state, isOpen }) => {
		const count = made.get(String(_id)) ?? 0;
		const expected = paid.has(reference) ? 1 : 0;
		if (count !== expected) return [`payment ${reference} (${state}) has ${count} orders, not ${expected}`];
		return expected === 1 && isOpen ? [`payment ${reference} is still open`] : [];
	});
	return [...lost, ...wrong];
};

const peopleAreThere: Check = async (db, ledger) => {
	const users = new Map((await read(db, "users")).map((user) => [String(user.email), user]));
	const accounts = [...ledger.accounts].flatMap(([email, { isVerified }]) => {
		const user = users.get(email);
		if (!user) return [`the account ${email} is gone`];
		return isVerified && !user.isVerified ? [`${email} is no longer verified`] : [];
	});
	const addresses = [...ledger.addresses].flatMap(([id, email]) => {
		const there = (users.get(email)?.addresses ?? []).some((each: Document) => String(each._id) === id);
		return there ? [] : [`the address ${id} of ${email} is gone`];
	});
	return [...accounts, ...addresses];
};

const cartsHoldWhatTheyMust: Check = async (db, ledger) => {
	const users = await read(db, "users", { email: { $in: [...ledger.carts.keys()] } });
	const emails = new Map(users.map(({ _id, email }) => [String(_id), String(email)]));
	const carts = await read(db, "carts");
	const found = new Map(carts.map(({ user, lines }) => [emails.get(String(user)) ?? "", lines]));
	return [...ledger.carts].flatMap(([email, expected]) => {
		const lines = JSON.stringify(found.get(email) ?? {});
		return lines === JSON.stringify(expected)
			? []
			: [`the cart of ${email} holds ${lines}, not ${JSON.stringify(expected)}`];
	});
};

const reviewsAreCounted: Check = async (db, ledger) => {
	const reviews = await read(db, "reviews");
	const ids = new Set(reviews.map(({ _id }) => String(_id)));
	const lost = [...ledger.reviews].filter((id) => !ids.has(id)).map((id) => `the review ${id} is gone`);
	const counts = countBy(reviews, ({ product, rating }) => `${product} ${rating}`);
	const products = await read(db, "products");
	const wrong = products.flatMap(({ _id, ratingCounts }) =>
		[1, 2, 3, 4, 5]
			.filter((rating) => ratingCounts[rating] !== (counts.get(`${_id} ${rating}`) ?? 0))
			.map((rating) => `product ${_id} counts ${ratingCounts[rating]} reviews of ${rating}`),
	);
	return [...lost, ...wrong];
};

const sellersWorkIsThere: Check = async (db, ledger) => {
	const ids = [...ledger.steps.keys()].map((id) => new ObjectId(id));
	const orders = await read(db, "orders", { _id: { $in: ids } });
	const histories = new Map(orders.map(({ _id, statusHistory }) => [String(_id), statusHistory]));
	const steps = [...ledger.steps].flatMap(([id, taken]) => {
		const held = (histories.get(id) ?? []).map(({ status }: Document) => status);
		return taken.every((step) => held.filter((each: unknown) => each === step).length === 1)
			? []
			: [`order ${id} has been ${held}, but the seller made it ${taken}`];
	});
	const products = new Map((await read(db, "products")).map(({ _id, inStock }) => [String(_id), inStock]));
	const stock = [...ledger.stock].filter(([id, inStock]) => products.get(id) !== inStock);
	return [...steps, ...stock.map(([id]) => `the stock of ${id} is not what the seller set`)];
};

const slotsHoldTheirOrders: Check = async (db) => {
	const orders = await read(db, "orders", {
		slot: { $exists: true },
		status: { $nin: ["Cancelled", "On hold"] },
	});
	const [shop] = await read(db, "shops");
	const capacity = shop?.details.slotCapacity;
	return [...countBy(orders, ({ slot }) => slot.id)]
		.filter(([, count]) => count > capacity)
		.map(([id, count]) => `the slot ${id} holds ${count} orders, not ${capacity} at most`);
};

const mailsAreSentOnce: Check = async (db) => {
	const mails = await read(db, "outgoingmails");
	const unsent = mails.filter(({ state }) => state !== "sent").map(({ key }) => `the mail ${key} waits`);
	const files = (await mailFiles()).length;
	const isOnce = unsent.length > 0 || files === mails.length;
	return isOnce ? unsent : [`${mails.length} mails were sent, but ${files} were written`];
};

const indexesAgree: Check = async (db) => {
	const names = await db.listCollections({}, { nameOnly: true }).toArray();
	const reports = await Promise.all(names.map(({ name }) => db.command({ validate: name })));
	return reports.flatMap(({ ns, valid, errors }) => (valid ? [] : [`${ns}: ${errors}`]));
};

const CHECKS = [
	acknowledgedOrdersAreThere,
	cartsBecomeOneOrder,
	ordersHaveTheirSideEffects,
	paymentsBecomeOneOrder,
	peopleAreThere,
	cartsHoldWhatTheyMust,
	reviewsAreCounted,
	sellersWorkIsThere,
	slotsHoldTheirOrders,
	mailsAreSentOnce,
	indexesAgree,
	...MONEY_CHECKS,
];

/** Everything that is not as it must be, in sentences. */
export async function violationsIn(db: Db, ledger: Ledger): Promise<string[]> {
	const found: string[] = [];
	for (const check of CHECKS) found.push(...(await check(db, ledger)));
	return found;
}

/**
 * Lets the leases of whoever was killed run out now, not in a minute or two: a mail that was being sent, a payment
 * that was to be asked about later, and what it holds.
 */
export async function letLeasesEnd(db: Db): Promise<void> {
	const past = new Date(0);
	await db.collection("outgoingmails").updateMany({ state: "waiting" }, { $set: { nextTryAt: past } });
	await db.collection("payments").updateMany({ isOpen: true }, { $set: { nextCheckAt: past } });
	await db.collection("payments").updateMany({ heldUntil: { $exists: true } }, { $set: { heldUntil: past } });
}
