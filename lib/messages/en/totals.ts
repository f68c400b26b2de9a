import { taxLabel } from "@/lib/domain/shop-details";

/** What an order comes to, part by part (spec 9), and the credit that pays of it. */
export const totals = {
	subtotal: "Subtotal",
	coupon: (code: string) => `Coupon ${code}`,
	/** With the kind of delivery. */
	deliveryFee: (kind: string) => `Delivery fee (${kind})`,
	/** `Tax (5%)` */
	tax: taxLabel,
	total: "Total",
	credit: "Your credit",
	toPay: "To pay",
	/** So many at so much each: `2 × Rs. 280`. */
	times: (quantity: number, amount: string) => `${quantity} × Rs. ${amount}`,
	/** Something taken off, with its sign. */
	less: (amount: string) => `−Rs. ${amount}`,
	useCredit: "Use my credit",
	inAccount: (amount: string) => `${amount} in your account`,
};
