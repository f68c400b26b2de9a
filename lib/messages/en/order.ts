import { DELIVERY_LABELS, type DeliveryTime } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import type { PaymentType } from "@/lib/domain/order";
import { deliveryText } from "@/lib/domain/order-delivery";
import { changeText } from "@/lib/domain/packing-words";
import { taxLabel } from "@/lib/domain/shop-details";
import { lateCreditText } from "@/lib/money/credit";
import { methodText } from "@/lib/money/refund";

/** What an order is made of, in the words of pages, mails and receipts (spec 3). Amounts are rupees. */
export const order = {
	paymentType: (type: PaymentType): string => type,
	/** `Standard` */
	deliveryTime: (time: DeliveryTime): string => DELIVERY_LABELS[time],
	/** `Standard, 2-4 hours`, `Sunday, Nov 22, 4 to 6 PM` */
	delivery: deliveryText,
	subtotal: "Subtotal",
	coupon: (code: string) => `Coupon ${code}`,
	deliveryFee: "Delivery fee",
	free: "Free",
	/** `Tax (5%)` */
	tax: taxLabel,
	total: "Total",
	asPacked: "As packed",
	paidWithCredit: "Paid with your credit",
	toPay: "To pay",
	recipient: "Recipient",
	phone: "Phone",
	address: "Address",
	deliveryLabel: "Delivery",
	payment: "Payment",
	/** Behind the way of payment, once it was paid. */
	paid: ", paid",
	/** Something taken off, with its sign: `−Rs. 200`. */
	less: (amount: number) => `−${formatRupees(amount)}`,
	/** How a line was packed otherwise than it was ordered; null where it was not. */
	change: changeText,
	/** How money went back: `in cash`, `by JazzCash`. */
	refundMethod: methodText,
	/** Where it came later than promised, and credit makes good for that. */
	lateCredit: lateCreditText,
};
