import { addressText } from "@/lib/accounts/rules/address-text";
import { recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";

/** Who the order goes to, and where. */
export function Recipient({ order }: { order: SellerOrder }) {
	const { address } = order;
	return (
		<address>
			<b>
				<bdi>{recipientOf(order)}</bdi>
			</b>
			<span>
				<bdi>{addressText(address)}</bdi>
			</span>
			<span>
				<bdi dir="ltr">{address.phoneNumber}</bdi>
			</span>
			{address.deliveryInstructions && (
				<q>
					<bdi>{address.deliveryInstructions}</bdi>
				</q>
			)}
		</address>
	);
}
