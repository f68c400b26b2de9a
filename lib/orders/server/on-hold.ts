import "server-only";
import { changeOrder, heldOrder } from "@/lib/money/server/save-order";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import type { OrderDoc } from "@/models/order";
import { PLACED } from "../rules/order-states";

/** An order that cannot be delivered as it is, since others have taken what it needs: the seller decides. */
export async function putOnHold({ _id }: OrderDoc, reason: string): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (found.status !== PLACED) throw new ShopError("conflict", reason);
		return heldOrder(found, reason, clock.shopNow());
	});
}
