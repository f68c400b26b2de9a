import { formatDate, formatTime } from "@/lib/domain/dates";
import type { PaymentType } from "@/lib/domain/order";
import type { OrderStatus } from "@/lib/domain/order-states";

/** The invoice that goes with an order (spec 4). Amounts are as people read them. */
export const invoice = {
	title: ({ number }: { number: string }) => `Invoice ${number}`,
	status: (status: OrderStatus): string => status,
	/** A moment of the past, ISO 8601. */
	moment: (iso: string) => `${formatDate(iso)}, ${formatTime(iso)}`,
	item: "Item",
	price: "Price",
	rupees: "Rs.",
	subtotal: "Subtotal",
	delivery: ({ way }: { way: string }) => `Delivery, ${way.toLowerCase()}`,
	total: "Total",
	/** How it was paid, to go on in the sentences below. */
	way: (type: PaymentType) => (type === "Cash On Delivery" ? "in cash" : `with ${type}`),
	paidWithCredit: "Paid with credit",
	creditPaid: ({ amount }: { amount: string }) => `${amount} paid with credit.`,
	refundDue: ({ way, amount }: { way: string; amount: string }) => `Paid ${way}. Refund due: ${amount}`,
	refunded: ({ way, amount }: { way: string; amount: string }) => `Paid ${way}, given back: ${amount}`,
	/** `moment` is null where it is not known when. */
	paid: ({ way, moment }: { way: string; moment: string | null }) =>
		`Paid ${way}${moment ? ` on ${moment}` : ""}`,
	nothingToPay: "Nothing to pay",
	toPay: ({ payment, amount }: { payment: string; amount: string }) =>
		`${payment}: ${amount} to pay at the door`,
};
