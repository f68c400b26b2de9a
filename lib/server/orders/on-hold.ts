import "server-only";
import { ON_HOLD, PLACED } from "@/lib/domain/order-states";
import type { OrderDoc } from "@/models/order";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { changeOrder } from "./steps";

/** An order that cannot be delivered as it is, since others have taken what it needs: the seller decides. */
export async function putOnHold({ _id }: OrderDoc, reason: string): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (found.status !== PLACED) throw new ShopError("conflict", reason);
		const event: OrderDoc["statusHistory"][number] = { status: ON_HOLD, at: clock.shopNow(), reason };
		const paymentStatus = found.isPaid ? "refund due" : found.paymentStatus;
		return { $set: { status: ON_HOLD, holdReason: reason, paymentStatus }, $push: { statusHistory: event } };
	});
}
