import "server-only";
import { Types } from "mongoose";
import { readCredit } from "@/lib/money/server/account";
import { orderNumber, sumOf } from "@/lib/orders/rules/order";
import { searchTermsOf } from "@/lib/orders/rules/order-filters";
import { NO_PURCHASE, ON_HOLD, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { wordCondition } from "@/lib/orders/server/staff/find-orders";
import { toOrder } from "@/lib/orders/server/to-order";
import { toSellerReport, WITHOUT_BYTES } from "@/lib/reports/server/read";
import { belowPlace } from "@/lib/server/database/queries";
import { notFound } from "@/lib/server/platform/errors";
import { numberField, placeText } from "@/lib/text/fields";
import { Account, type AccountDoc } from "@/models/account";
import { User, type UserDoc } from "@/models/accounts";
import { Caller, type CallerDoc } from "@/models/callers";
import { Order, type OrderDoc } from "@/models/order";
import { ItemReport } from "@/models/reports";
import type { CustomersQuery } from "../calls";
import {
	CUSTOMER_NOT_FOUND,
	type CustomerAddress,
	type CustomerCard,
	type CustomerOrder,
	type CustomerSummary,
	type FailedDelivery,
	REFUSED,
} from "../rules";

/** So many customers are in one answer, so many orders on a card, and so many finds of a search are looked at. */
const [PAGE, CARD_ORDERS, FINDS] = [50, 200, 1_000];

type Id = Types.ObjectId;
type Figures = {
	_id: Id;
	orders: number;
	spent: number;
	refused: number;
	lastOrder: Id;
	lastOrderAt: Date;
	name: string;
	phone: string;
};

const isRefusal = {
	$and: [
		{ $eq: ["$$step.status", ON_HOLD] },
		{ $eq: ["$$step.by", "rider"] },
		{ $eq: ["$$step.reason", REFUSED] },
	],
};

/** What these customers' orders come to. */
async function figuresOf(users: readonly Id[]): Promise<Map<string, Figures>> {
	const figures = await Order.aggregate<Figures>([
		{ $match: { user: { $in: users } } },
		{ $sort: { createdAt: 1, _id: 1 } },
		{
			$group: {
				_id: "$user",
				orders: { $sum: { $cond: [{ $in: ["$status", NO_PURCHASE] }, 0, 1] } },
				spent: { $sum: { $cond: [{ $eq: ["$status", USUAL_WAY.at(-1)] }, "$charged", 0] } },
				refused: {
					$sum: { $size: { $filter: { input: "$statusHistory", as: "step", cond: isRefusal } } },
				},
				lastOrder: { $last: "$_id" },
				lastOrderAt: { $last: "$createdAt" },
				name: { $last: "$customer.name" },
				phone: { $last: "$address.phoneNumber" },
			},
		},
	]);
	return new Map(figures.map((one) => [String(one._id), one]));
}

type Person = Pick<UserDoc, "_id" | "name" | "email" | "phone" | "createdAt">;
type Known = {
	figures?: Figures;
	person?: Person;
	account?: AccountDoc;
	/** Who orders by phone, and has no account. */
	caller?: Pick<CallerDoc, "_id" | "name" | "phone" | "createdAt">;
};

/** What is known of these customers; nobody who has left. */
async function knownOf(users: readonly Id[]): Promise<Map<string, Known>> {
	const [figures, people, accounts, callers] = await Promise.all([
		figuresOf(users),
		User.find({ _id: { $in: users }, leavingAt: { $exists: false } })
			.select("name email phone createdAt")
			.lean<Person[]>(),
		Account.find({ _id: { $in: users } }).lean<AccountDoc[]>(),
		Caller.find({ _id: { $in: users } }).lean<CallerDoc[]>(),
	]);
	const known = users.map((user): [string, Known] => {
		const id = String(user);
		const person = people.find(({ _id }) => String(_id) === id);
		const account = accounts.find(({ _id }) => String(_id) === id);
		const caller = callers.find(({ _id }) => String(_id) === id);
		return [id, { figures: figures.get(id), person, account, caller }];
	});
	return new Map(
		known.filter(([, { figures: found, person, account }]) => (found || person) && !account?.leavingAt),
	);
}

function toSummary(_id: string, { figures, person, account, caller }: Known): CustomerSummary {
	const ordered = figures?.phone ?? "";
	return {
		_id,
		name: person?.name ?? caller?.name ?? figures?.name ?? "",
		phone: person?.phone ?? caller?.phone ?? numberField.safeParse(ordered).data ?? ordered,
		email: person?.email ?? null,
		orders: figures?.orders ?? 0,
		spent: figures?.spent ?? 0,
		refused: figures?.refused ?? 0,
		lastOrderAt: figures?.lastOrderAt.toISOString() ?? null,
		credit: account?.balance ?? 0,
		cashRule: account?.cashRule ?? "usual",
	};
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whom a search finds: by a name or number on one of their orders, or by the name, e-mail or number of their account. */
async function usersFound(search: string): Promise<Id[]> {
	const terms = searchTermsOf(search).map(wordCondition);
	const byAccount = User.find({
		$or: [
			{ email: { $regex: `^${escaped(search.toLowerCase())}` } },
			// The beginning of a word of it, as on orders.
			{ name: { $regex: `(^|[\\s-])${escaped(search)}`, $options: "i" } },
		],
	})
		.select("_id")
		.limit(FINDS)
		.lean<{ _id: Id }[]>();
	const byOrder =
		terms.length === 0
			? []
			: Order.find({ $and: terms })
					.sort({ createdAt: -1 })
					.select("user")
					.limit(FINDS)
					.lean<{ user: Id }[]>();
	// Also without its leading zero.
	const phone = numberField.safeParse(search).data ?? numberField.safeParse(`0${search}`).data;
	const byNumber = phone
		? [
				User.find({ phone }).select("_id").lean<{ _id: Id }[]>(),
				Caller.find({ phone }).select("_id").lean<{ _id: Id }[]>(),
			]
		: [];
	const [people, orders, ...numbers] = await Promise.all([byAccount, byOrder, ...byNumber]);
	const ids = [...people, ...numbers.flat()]
		.map(({ _id }) => String(_id))
		.concat(orders.map(({ user }) => String(user)));
	return [...new Set(ids)].map((id) => new Types.ObjectId(id));
}

/** Who has ordered, whose last order is the newest first, from a place in that list on. */
export async function findCustomers({
	search,
	older,
}: CustomersQuery): Promise<{ customers: CustomerSummary[]; older: string | null }> {
	const which = search ? { user: { $in: await usersFound(search) } } : {};
	const newestFirst = Order.find({ ...which, ...(older ? belowPlace("createdAt", older) : {}) })
		.sort({ createdAt: -1, _id: -1 })
		.select("user createdAt")
		.lean<Pick<OrderDoc, "_id" | "user" | "createdAt">[]>()
		.cursor();
	const seen = new Set<string>();
	const customers: CustomerSummary[] = [];
	let [waiting, place]: [Pick<OrderDoc, "_id" | "user">[], string | null] = [[], null];

	/** Takes of those that wait whoever has ordered nothing since; gives whether the page is full. */
	async function takeWaiting(): Promise<boolean> {
		const known = await knownOf(waiting.map(({ user }) => user));
		for (const { _id, user } of waiting) {
			const one = known.get(String(user));
			if (!one?.figures || String(one.figures.lastOrder) !== String(_id)) continue;
			if (customers.length === PAGE) return true;
			customers.push(toSummary(String(user), one));
			place = placeText(one.figures.lastOrderAt.toISOString(), String(_id));
		}
		waiting = [];
		return false;
	}

	for await (const order of newestFirst) {
		const user = String(order.user);
		if (seen.has(user)) continue;
		seen.add(user);
		waiting.push(order);
		if (waiting.length > PAGE && (await takeWaiting())) return { customers, older: place };
	}
	return (await takeWaiting()) ? { customers, older: place } : { customers, older: null };
}

/** What is known of one customer. Throws ShopError `not-found`. */
export async function readCustomer(id: string): Promise<CustomerCard> {
	const known = (await knownOf([new Types.ObjectId(id)])).get(id);
	if (!known) throw notFound(CUSTOMER_NOT_FOUND);
	const since = (known.person ?? known.caller)?.createdAt.toISOString() ?? null;
	return { ...toSummary(id, known), note: known.account?.note ?? "", since };
}

function toCustomerOrder(doc: OrderDoc): CustomerOrder {
	const order = toOrder(doc);
	const { _id, number, status, paymentType, channel, createdAt } = order;
	const isRefused = failuresIn(doc).some(({ reason }) => reason === REFUSED);
	return { _id, number, status, amount: sumOf(order), paymentType, channel, isRefused, createdAt };
}

/** When an order came back from the door, who brought it back, and why. */
function failuresIn({ _id, statusHistory }: OrderDoc): FailedDelivery[] {
	const order = String(_id);
	return statusHistory
		.filter(({ status, by }) => status === ON_HOLD && by === "rider")
		.map(({ at, byName = "", reason = "" }) => ({
			...{ order, number: orderNumber(order), at: at.toISOString(), by: byName, reason },
		}));
}

/** Where these orders went, without the place on the map; the same house once. */
function addressesOf(docs: readonly OrderDoc[]): CustomerAddress[] {
	const byStreet = new Map<string, CustomerAddress>();
	for (const { address } of docs) {
		const { streetAddress, city, landmark } = address;
		const street = streetAddress.toLowerCase();
		if (!byStreet.has(street)) byStreet.set(street, { streetAddress, city, landmark: landmark ?? "" });
	}
	return [...byStreet.values()];
}

/** One customer with all that happened, the newest first. Throws ShopError `not-found`. */
export async function readCustomerCard(id: string) {
	const customer = await readCustomer(id);
	const [docs, reports, credit] = await Promise.all([
		Order.find({ user: id }).sort({ createdAt: -1, _id: -1 }).limit(CARD_ORDERS).lean<OrderDoc[]>(),
		ItemReport.find({ user: id }).select(WITHOUT_BYTES).sort({ at: -1, _id: -1 }).limit(CARD_ORDERS).lean(),
		readCredit(id),
	]);
	const failed = docs.flatMap(failuresIn).toSorted((one, other) => other.at.localeCompare(one.at));
	const orders = new Map(docs.map((doc) => [String(doc._id), doc]));
	return {
		customer,
		orders: docs.map(toCustomerOrder),
		refusals: failed.filter(({ reason }) => reason === REFUSED),
		failures: failed.filter(({ reason }) => reason !== REFUSED),
		reports: reports.map((report) => toSellerReport(report, orders.get(String(report.order)))),
		creditEntries: credit.entries,
		addresses: addressesOf(docs),
	};
}
