import "server-only";
import { addressText } from "@/lib/accounts/rules/address";
import { readCash } from "@/lib/money/server/riders-cash";
import { changeFor } from "@/lib/orders/rules/order";
import { AT_RIDER, arrivedAt, isOpen, isPurchase, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { itemsInBag } from "@/lib/orders/rules/seller-order";
import { changesOf } from "@/lib/orders/server/order-words";
import { toOrder } from "@/lib/orders/server/to-order";
import { clock } from "@/lib/server/platform/clock";
import { beganToday } from "@/lib/shop/server/read";
import type { Seller } from "@/lib/team/rules";
import { DAY_MS } from "@/lib/text/dates";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import type { DoorDoc } from "@/models/accounts";
import { Order, type OrderDoc } from "@/models/order";
import { type CashInHand, type Delivery, type RidersDay, WRONG_CODES } from "../rules";
import { readDoors } from "./doors";

export type Assigned = OrderDoc & Required<Pick<OrderDoc, "rider">>;

export function isAssigned(order: OrderDoc): order is Assigned {
	return order.rider !== undefined;
}

/** How many wrong codes are still taken for the order, after those that were. */
export function triesLeftOf({ riderSteps = [] }: Pick<OrderDoc, "riderSteps">): number {
	return Math.max(0, WRONG_CODES - riderSteps.filter(({ isWrongCode }) => isWrongCode).length);
}

/** Orders' documents as their riders read them, in this language. */
export async function toDeliveries(docs: readonly Assigned[], language: Language): Promise<Delivery[]> {
	const doorOf = await readDoors(docs);
	return docs.map((doc) => toDelivery(doc, language, doorOf(doc)));
}

function toDelivery(doc: Assigned, language: Language, door: DoorDoc | undefined): Delivery {
	const order = toOrder(doc);
	const { landmark, point, plusCode } = order.address;
	return {
		_id: order._id,
		number: order.number,
		firstName: order.address.firstName,
		phone: order.address.phoneNumber,
		address: addressText(order.address),
		area: order.area,
		instructions: order.address.deliveryInstructions ?? "",
		...{ landmark, point, plusCode },
		doorPoint: door ? { lat: door.lat, lng: door.lng } : null,
		doorAt: door?.at.toISOString() ?? null,
		itemCount: itemsInBag(order),
		lineCount: order.items.length,
		toCollect: order.toCollect,
		cashNote: order.cashNote,
		change: order.cashNote && changeFor(order.toCollect, order.cashNote),
		paymentType: order.paymentType,
		promisedAt: order.promisedAt,
		slot: order.slot,
		status: order.status,
		changes: changesOf(order, MESSAGES[language]),
		triesLeft: triesLeftOf(doc),
		rider: { _id: String(doc.rider._id), name: doc.rider.name },
	};
}

/** Whoever brings more than so many sees the most urgent ones. */
const MOST = 200;
/** What arrives today was ordered within so many days: delivery times are offered for three. */
const ORDERED_WITHIN_MS = 7 * DAY_MS;

/** What concerns this person: one's own deliveries, and everybody's for the owner. */
function concerning({ role, id }: Seller) {
	return { "rider._id": role === "owner" ? { $exists: true } : id };
}

/** On the road before on the shelf, and of each the most urgent first. */
function byRoad(one: Delivery, other: Delivery): number {
	const road = AT_RIDER.indexOf(other.status) - AT_RIDER.indexOf(one.status);
	return road || one.promisedAt.localeCompare(other.promisedAt);
}

const ARRIVED = ORDER_STATUSES.filter((status) => isPurchase(status) && !isOpen(status));

/** What was brought since the day began, by the shop's clock. */
async function readDay(seller: Seller): Promise<RidersDay> {
	const since = beganToday().toISOString();
	const docs = await Order.find({
		status: { $in: ARRIVED },
		createdAt: { $gte: new Date(clock.shopNow().getTime() - ORDERED_WITHIN_MS) },
		...concerning(seller),
	}).lean<OrderDoc[]>();
	const arrivals = docs.map(toOrder).map((order) => ({ at: arrivedAt(order) ?? "", order }));
	const ofToday = arrivals.filter(({ at }) => at >= since);
	return {
		since,
		delivered: ofToday.length,
		onTime: ofToday.filter(({ at, order }) => at <= order.promisedAt).length,
	};
}

/** What somebody has to bring, the cash they hold, and what they did today; the owner reads it of all riders together. */
export async function readDeliveries(
	seller: Seller,
	language: Language,
): Promise<{ deliveries: Delivery[]; cash: CashInHand; today: RidersDay }> {
	const [docs, cash, today] = await Promise.all([
		Order.find({ status: { $in: AT_RIDER }, ...concerning(seller) })
			.sort({ promisedAt: 1, _id: 1 })
			.limit(MOST)
			.lean<OrderDoc[]>(),
		readCash(seller.role === "owner" ? null : seller.id),
		readDay(seller),
	]);
	const deliveries = await toDeliveries(docs.filter(isAssigned), language);
	return { deliveries: deliveries.sort(byRoad), cash, today };
}
