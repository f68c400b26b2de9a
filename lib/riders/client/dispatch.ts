import { useServedList } from "@/lib/client/served-list";
import { toast } from "@/lib/client/toast";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { sellerCall } from "@/lib/team/client";
import { counted } from "@/lib/text/money";

type Rider = NonNullable<SellerOrder["rider"]>;

export type Dispatch = {
	orders: SellerOrder[];
	/** Gives these bags to a rider, or with null takes them back; shown at once, and as before where it was refused. */
	give: (ids: readonly string[], rider: Rider | null) => Promise<void>;
};

/** The bags of the board, ahead of the server by what was just pressed. */
export function useDispatch(served: SellerOrder[]): Dispatch {
	const { items: orders, change } = useServedList(served);

	async function give(ids: readonly string[], rider: Rider | null): Promise<void> {
		const apply = (all: readonly SellerOrder[]) =>
			all.map((order) => (ids.includes(order._id) ? { ...order, rider } : order));
		async function work() {
			const body = { orders: [...ids], rider: rider?._id ?? null };
			await sellerCall("PUT /api/order/assign", { body });
			const undo = { label: "Undo", onClick: () => void give(ids, null), isUndo: true };
			if (rider) toast.success(`${counted(ids.length, "bag")} given to ${rider.name}`, "dispatch", undo);
			return apply;
		}
		await change({ ids, apply }, work, "The bags could not be given away");
	}

	return { orders, give };
}
