import "server-only";
import { changeOrder } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { ORDER_NOT_FOUND } from "@/lib/orders/rules/order-messages";
import { AT_RIDER, isOpen } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { riderWrites } from "@/lib/orders/server/order-news";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { deliveriesOf, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Order, type OrderDoc } from "@/models/order";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import { type BoardRider, NOT_A_RIDER, RIDER_NOT_FOUND } from "../rules";

type Rider = NonNullable<OrderDoc["rider"]>;

/** Throws ShopError `not-found` for nobody of the team, `invalid` for whoever is no active rider. */
async function activeRider(id: string): Promise<Rider> {
	const member = await TeamMember.findById(id).select("name role isActive").lean<TeamMemberDoc>();
	if (!member) throw notFound(RIDER_NOT_FOUND);
	if (member.role !== "rider" || !member.isActive)
		throw new ShopError("invalid", NOT_A_RIDER, { errors: { rider: NOT_A_RIDER } });
	return { _id: member._id, name: member.name };
}

function mustBeOpen({ _id, status }: Pick<OrderDoc, "_id" | "status">): void {
	if (!isOpen(status)) throw new ShopError("conflict", `${orderNumber(String(_id))} is ${status} already`);
}

async function give(seller: Seller, orderId: string, rider: Rider | null): Promise<OrderDoc> {
	const action = { kind: "order-assigned" as const, subject: orderNumber(orderId), subjectId: orderId };
	const assign = (order: OrderDoc) => {
		mustBeOpen(order);
		if (rider && String(order.rider?._id) === String(rider._id)) return order;
		const given = { rider: rider?._id ?? null, at: clock.shopNow() };
		return { ...order, assignments: [...(order.assignments ?? []), given], rider: rider ?? undefined };
	};
	const { before, order } = await recordingRefusals(seller, action, () =>
		changeOrder({ _id: orderId }, assign, async ({ before: found, order: given }) => [
			...(await riderWrites(given)),
			recordWrite(seller, {
				...action,
				changes: [{ field: "Rider", before: found.rider?.name ?? "", after: rider?.name ?? "" }],
			}),
		]),
	);
	// Whoever had it hears that it is gone.
	if (before.rider) signal(deliveriesOf(String(before.rider._id)));
	return order;
}

/**
 * Gives orders to a rider, or with null takes them back; a packed one appears at the rider, any other once it is packed.
 * Throws ShopError `not-found`, `invalid` for whoever is no active rider, `conflict` where an order has ended: then none
 * is given.
 */
export async function assignOrders(
	seller: Seller,
	orderIds: readonly string[],
	riderId: string | null,
): Promise<SellerOrder[]> {
	await connectDatabase();
	const rider = riderId === null ? null : await activeRider(riderId);
	const ids = [...new Set(orderIds)];
	const found = await Order.find({ _id: { $in: ids } })
		.select("status")
		.lean<OrderDoc[]>();
	if (found.length < ids.length) throw notFound(ORDER_NOT_FOUND);
	for (const order of found) mustBeOpen(order);
	const given: SellerOrder[] = [];
	for (const id of ids) given.push(toSellerOrder(await give(seller, id, rider)));
	return given;
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

/** The bags that are ready or with riders, and who may ride, by name. */
export async function readBoard(): Promise<{ orders: SellerOrder[]; riders: BoardRider[] }> {
	await connectDatabase();
	const [docs, riders] = await Promise.all([
		Order.find({ status: { $in: AT_RIDER } })
			.sort({ createdAt: 1, _id: 1 })
			.limit(MOST)
			.lean<OrderDoc[]>(),
		TeamMember.find({ role: "rider", isActive: true })
			.sort({ name: 1, _id: 1 })
			.select("name phone")
			.lean<TeamMemberDoc[]>(),
	]);
	return {
		orders: docs.map(toSellerOrder),
		riders: riders.map(({ _id, name, phone }) => ({ _id: String(_id), name, phone })),
	};
}
