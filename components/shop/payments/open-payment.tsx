import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { formatTime } from "@/lib/domain/dates";
import { formatRupees } from "@/lib/domain/money";
import { isUndecided, type PaymentView } from "@/lib/domain/payment";
import { WALLET_NAMES } from "@/lib/domain/wallet";

/** A payment whose end is not known here yet, or just became known; nothing for one that came to nothing. */
export function OpenPayment({ payment }: { payment: PaymentView }) {
	const { wallet, amount, startedAt, state, orderNumber } = payment;
	const name = WALLET_NAMES[wallet];
	if (state === "confirmed") {
		return (
			<Notice tone="success" live title={`${name} confirmed your ${formatRupees(amount)}.`}>
				{orderNumber && `It is order ${orderNumber}. `}
				There is nothing left to pay. <PageLink href="/my-orders">See my orders</PageLink>
			</Notice>
		);
	}
	if (!isUndecided(state)) return null;
	return (
		<Notice tone="warning" live title={`We are asking ${name} about your ${formatRupees(amount)}.`}>
			You began to pay at {formatTime(startedAt)}, and {name} has not told us yet whether it was paid. If it
			was, your order appears by itself: please do not pay a second time.
		</Notice>
	);
}
