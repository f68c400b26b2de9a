import type { PaymentView } from "@/lib/domain/payment";
import { OpenPayment } from "./open-payment";

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
