import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { isUndecided, type PaymentView } from "@/lib/payments/rules";

type BetweenPagesProps = { title: string; note: ReactNode; children: ReactNode };

/** A page that only leads on: what is happening, and the one button. */
export function BetweenPages({ title, note, children }: BetweenPagesProps) {
	return (
		<div className="wrap py-section">
			<Panel className="mx-auto max-w-128">
				<EmptyState as="h1" art="/art/one-mobile.webp" title={title} actions={children}>
					{note}
				</EmptyState>
			</Panel>
		</div>
	);
}

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

/** What the wallets are still asked about, so that nobody pays twice. */
export function OpenPayments({ payments }: { payments: readonly PaymentView[] }) {
	if (payments.length === 0) return null;
	return (
		<div className="mb-4 grid gap-2.5 empty:hidden">
			{payments.map((payment) => (
				<OpenPayment key={payment.paymentId} payment={payment} />
			))}
		</div>
	);
}
