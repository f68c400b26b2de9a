import "server-only";
import { readCash, readRidersCash } from "@/lib/money/server/riders-cash";
import { changeOrders, type Moved } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import {
	AT_RIDER,
	isOpen,
	isPromised,
	ORDER_STATUSES,
	PACKED,
	PLACED,
} from "@/lib/orders/rules/order-states";
import { byTimeLeft, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { riderWrites } from "@/lib/orders/server/order-news";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { change, type Write } from "@/lib/server/database/commit";
import { deliveriesOf, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import type { Seller } from "@/lib/team/rules";
import { Order, type OrderDoc } from "@/models/order";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import {
	type BoardRider,
	beyondLimit,
	NOT_A_RIDER,
	RIDER_NOT_FOUND,
	type RiderCash,
	ridersNear,
} from "../rules";

type Rider = NonNullable<OrderDoc["rider"]>;

/** Throws ShopError `not-found` for nobody of the team, `invalid` for whoever is no active rider. */
async function activeRider(id: string): Promise<Rider> {
	const member = await TeamMember.findById(id).select("name role isActive").lean<TeamMemberDoc>();
	if (!member) throw notFound(RIDER_NOT_FOUND);
	if (member.role !== "rider" || !member.isActive) throw invalid("rider", NOT_A_RIDER);
	return { _id: member._id, name: member.name };
}

function mustBeOpen({ _id, status }: Pick<OrderDoc, "_id" | "status">): void {
	if (!isOpen(status)) throw new ShopError("conflict", `${orderNumber(String(_id))} is ${status} already`);
}

/** What a rider would hold who takes these too, in rupees: what they have, and are still to collect. */
async function cashWith(rider: Rider, given: readonly OrderDoc[]): Promise<number> {
	// In this order: what is collected meanwhile is rather counted twice than not at all.
	const coming = await Order.find({
		"rider._id": rider._id,
		status: { $in: ORDER_STATUSES.filter(isPromised) },
		_id: { $nin: given.map(({ _id }) => _id) },
		toCollect: { $gt: 0 },
	})
		.select("toCollect")
		.lean<Pick<OrderDoc, "toCollect">[]>();
	const { outstanding } = await readCash(String(rider._id));
	return [...coming, ...given].reduce((sum, { toCollect }) => sum + toCollect, outstanding);
}

/**
 * The write that keeps a rider below the shop's limit: whoever gives them something in the same moment decides again. Throws
 * ShopError `conflict` where it would be too much.
 */
async function withinLimit(rider: Rider | null, moved: readonly Moved[]): Promise<Write[]> {
	const { riderCashLimit: limit } = shopDetails().cashRules;
	const isNew = moved.some(({ before, order }) => before !== order);
	if (limit === null || rider === null || !isNew) return [];
	const { givings = 0 } = await TeamMember.findById(rider._id).orFail().lean<TeamMemberDoc>();
	const sum = await cashWith(
		rider,
		moved.map(({ order }) => order),
	);
	if (sum > limit) throw new ShopError("conflict", beyondLimit(rider.name, sum, limit));
	const asRead = { _id: rider._id, givings: givings === 0 ? { $in: [0, null] } : givings };
	return [change(TeamMember, asRead, { $set: { givings: givings + 1 } })];
}

/** Gives all of these orders, or none. */
async function give(seller: Seller, orderIds: readonly string[], rider: Rider | null): Promise<OrderDoc[]> {
	const actionOn = (orderId: string) => {
		return { kind: "order-assigned" as const, subject: orderNumber(orderId), subjectId: orderId };
	};
	const assign = (order: OrderDoc) => {
		mustBeOpen(order);
		if (rider && String(order.rider?._id) === String(rider._id)) return order;
		const given = { rider: rider?._id ?? null, at: clock.shopNow() };
		return { ...order, assignments: [...(order.assignments ?? []), given], rider: rider ?? undefined };
	};
	const record = async ({ before: found, order: given }: Moved) => [
		...(await riderWrites(given)),
		recordWrite(seller, {
			...actionOn(String(given._id)),
			changes: [{ field: "Rider", before: found.rider?.name ?? "", after: rider?.name ?? "" }],
		}),
	];
	const moved = await recordingRefusals(seller, actionOn(orderIds[0] ?? ""), () =>
		changeOrders(orderIds, assign, record, (all) => withinLimit(rider, all)),
	);
	// Whoever had one hears that it is gone.
	for (const { before } of moved) if (before.rider) signal(deliveriesOf(String(before.rider._id)));
	return moved.map(({ order }) => order);
}

/**
 * Gives orders to a rider, or with null takes them back; a packed one appears at the rider, any other once it is packed.
 * Throws ShopError `not-found`, `invalid` for whoever is no active rider, `conflict` where an order has ended, or the
 * rider would have more cash than the shop allows: then none is given.
 */
export async function assignOrders(
	seller: Seller,
	orderIds: readonly string[],
	riderId: string | null,
): Promise<SellerOrder[]> {
	const rider = riderId === null ? null : await activeRider(riderId);
	const ids = [...new Set(orderIds)];
	const found = await Order.find({ _id: { $in: ids } })
		.select("status")
		.lean<OrderDoc[]>();
	if (found.length < ids.length) throw notFound(ORDER_NOT_FOUND);
	for (const order of found) mustBeOpen(order);
	return (await give(seller, ids, rider)).map(toSellerOrder);
}

/** Gives one order to a rider, or takes it back; otherwise like `assignOrders`. */
export async function assignOrder(
	seller: Seller,
	orderId: string,
	riderId: string | null,
): Promise<SellerOrder> {
	const [order] = await assignOrders(seller, [orderId], riderId);
	if (!order) throw notFound(ORDER_NOT_FOUND);
	return order;
}

/** Nobody looks at more bags at once. */
const MOST = 300;

/** The bags that are ready or with riders, what waits for a yes before it is packed, and who may ride, by name. */
export async function readBoard(): Promise<{
	orders: SellerOrder[];
	waiting: SellerOrder[];
	riders: BoardRider[];
	/** Rupees that a rider may have; null without a limit. */
	limit: number | null;
}> {
	const [docs, waiting, riders, cash] = await Promise.all([
		Order.find({ status: { $in: AT_RIDER } })
			.sort({ promisedAt: 1, _id: 1 })
			.limit(MOST)
			.lean<OrderDoc[]>(),
		Order.find({ status: PLACED, "confirmation.state": "asked" }).limit(MOST).lean<OrderDoc[]>(),
		TeamMember.find({ role: "rider", isActive: true })
			.sort({ name: 1, _id: 1 })
			.select("name phone")
			.lean<TeamMemberDoc[]>(),
		readRidersCash(),
	]);
	const held = new Map(cash.map(({ rider, outstanding }) => [rider._id, outstanding]));
	return {
		orders: docs.map(toSellerOrder),
		waiting: waiting.map(toSellerOrder).sort(byTimeLeft),
		riders: riders.map(({ _id, name, phone }) => {
			return { _id: String(_id), name, phone, outstanding: held.get(String(_id)) ?? 0 };
		}),
		limit: shopDetails().cashRules.riderCashLimit,
	};
}

/** How many packed bags nobody was given yet. */
export async function countWithoutRider(): Promise<number> {
	return Order.countDocuments({ status: PACKED, rider: null });
}

/** The riders who have, with what they are still to collect, nearly as much cash as the shop allows. */
export async function readNearLimit(): Promise<RiderCash[]> {
	if (shopDetails().cashRules.riderCashLimit === null) return [];
	return ridersNear(await readBoard());
}
