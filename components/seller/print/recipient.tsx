import { addressText } from "@/lib/domain/address-text";
import { recipientOf, type SellerOrder } from "@/lib/domain/seller-order";

/** Who the order goes to, and where. */
export function Recipient({ order }: { order: SellerOrder }) {
	const { address } = order;
	return (
		<address>
			<b>{recipientOf(order)}</b>
			<span>{addressText(address)}</span>
			<span>{address.phoneNumber}</span>
			{address.deliveryInstructions && <q>{address.deliveryInstructions}</q>}
		</address>
	);
}
