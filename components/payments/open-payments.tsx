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

/** A payment that has just been confirmed. */
function Confirmed({ payment: { wallet, amount, orderNumber, isOnHold } }: { payment: PaymentView }) {
	const text = useMessages("openPayments");
	const { onHold } = useMessages("paymentResult").success;
	const { names } = useMessages("wallets");
	const rupees = useRupees();
	return (
		<Notice
			tone={isOnHold ? "warning" : "success"}
			live
			title={text.confirmed(names[wallet], rupees(amount))}
		>
			{orderNumber && text.isOrder(orderNumber)}
			{isOnHold ? onHold : text.nothingLeft} <PageLink href="/my-orders">{text.seeOrders}</PageLink>
		</Notice>
	);
}

/** Payments whose end is not known yet: one by itself, several in one notice. */
function Undecided({ payments }: { payments: readonly PaymentView[] }) {
	const text = useMessages("openPayments");
	const { names } = useMessages("wallets");
	const { time } = useMessages("time");
	const rupees = useRupees();
	const [first, ...others] = payments;
	if (!first) return null;
	if (others.length === 0) {
		const name = names[first.wallet];
		return (
			<Notice tone="warning" live title={text.asking(name, rupees(first.amount))}>
				{text.undecided(name, time(first.startedAt))}
			</Notice>
		);
	}
	const each = payments.map(({ wallet, amount, startedAt }) =>
		text.begun(names[wallet], rupees(amount), time(startedAt)),
	);
	return (
		<Notice tone="warning" live title={text.askingSeveral(payments.length)}>
			{text.undecidedSeveral(each)}
		</Notice>
	);
}

/** What the wallets are still asked about, so that nobody pays twice, and what they have confirmed; what came to nothing is left out. */
export function OpenPayments({ payments }: { payments: readonly PaymentView[] }) {
	if (payments.length === 0) return null;
	return (
		<div className="mb-4 grid gap-2.5 empty:hidden">
			<Undecided payments={payments.filter(({ state }) => isUndecided(state))} />
			{payments
				.filter(({ state }) => state === "confirmed")
				.map((payment) => (
					<Confirmed key={payment.paymentId} payment={payment} />
				))}
		</div>
	);
}
