import { useMessages } from "#messages";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/use-rupees";
import { isUndecided, type PaymentView } from "@/lib/domain/payment";

/** A payment whose end is not known here yet, or just became known; nothing for one that came to nothing. */
export function OpenPayment({ payment }: { payment: PaymentView }) {
	const { wallet, amount, startedAt, state, orderNumber } = payment;
	const text = useMessages("openPayments");
	const { time } = useMessages("time");
	const rupees = useRupees();
	const name = useMessages("wallets").names[wallet];
	if (state === "confirmed") {
		return (
			<Notice tone="success" live title={text.confirmed(name, rupees(amount))}>
				{orderNumber && text.isOrder(orderNumber)}
				{text.nothingLeft} <PageLink href="/my-orders">{text.seeOrders}</PageLink>
			</Notice>
		);
	}
	if (!isUndecided(state)) return null;
	return (
		<Notice tone="warning" live title={text.asking(name, rupees(amount))}>
			{text.undecided(name, time(startedAt))}
		</Notice>
	);
}
