import "server-only";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { ofKind, standingOf } from "@/lib/money/rules";
import type { OrderDoc } from "@/models/order";
import { toOrder } from "../orders/to-order";

function doorOf({ rider, ledger }: OrderDoc): Pick<SellerOrder, "rider" | "collectedBy"> {
	return {
		rider: rider ? { _id: String(rider._id), name: rider.name } : null,
		collectedBy: ofKind(standingOf(ledger), "paid").find((entry) => entry.rider)?.rider?.name ?? null,
	};
}

/** An order's document as the seller reads it. */
export function toSellerOrder(doc: OrderDoc): SellerOrder {
	const { name, email } = doc.customer;
	const order = toOrder(doc);
	const statusHistory = order.statusHistory.map((event, place) => {
		const byName = doc.statusHistory[place]?.byName;
		return byName ? { ...event, byName } : event;
	});
	return { ...order, statusHistory, customer: { name, email }, takenBy: doc.takenBy ?? null, ...doorOf(doc) };
}
