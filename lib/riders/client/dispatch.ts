"use client";

import { messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { sellerCall } from "@/lib/team/client";
import { bagsText } from "../rules";

type Rider = NonNullable<SellerOrder["rider"]>;

export type Dispatch = {
	orders: SellerOrder[];
	/** Gives these bags to a rider, or with null takes them back; shown at once, and as before where it was refused. */
	give: (ids: readonly string[], rider: Rider | null) => Promise<void>;
};

/** The bags of the board, ahead of the server by what was just pressed. */
export function useDispatch(served: SellerOrder[]): Dispatch {
	const [orders, setOrders] = useFollowing(served);

	function show(riderOf: ReadonlyMap<string, Rider | null>): void {
		setOrders((all) =>
			all.map((order) => {
				const rider = riderOf.get(order._id);
				return rider === undefined ? order : { ...order, rider };
			}),
		);
	}

	async function give(ids: readonly string[], rider: Rider | null): Promise<void> {
		const before = new Map(
			orders.filter(({ _id }) => ids.includes(_id)).map((order) => [order._id, order.rider]),
		);
		show(new Map(ids.map((id) => [id, rider])));
		try {
			const body = { orders: [...ids], rider: rider?._id ?? null };
			await sellerCall("PUT /api/order/assign", { body });
			const undo = { label: "Undo", onClick: () => void give(ids, null) };
			if (rider) toast.success(`${bagsText(ids.length)} given to ${rider.name}`, "dispatch", undo);
		} catch (error) {
			show(before);
			toast.error(messageOf(error, "The bags could not be given away"));
		}
	}

	return { orders, give };
}
