import type { AddressInput } from "@/lib/accounts/schema";
import type { DiscountTerms } from "@/lib/cart/rules/totals";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import type { RefundMethod } from "@/lib/money/refund";
import type { IfMissing, Packed } from "@/lib/packing/rules";
import { WALLET_NAMES, type WalletName } from "@/lib/payments/rules";
import type { Place } from "@/lib/places/rules/point";
import type { Category, UrduWords } from "@/lib/products/rules/product";
import type { LineWish } from "@/lib/products/rules/wishes";
import type { Language } from "@/lib/text/language";
import type { Sold } from "@/lib/text/sold-by";
import type { CashNote } from "./cash-notes";
import type { OrderActor, OrderStatus } from "./order-states";

export type PaymentType = "Cash On Delivery" | WalletName;
export const PAYMENT_TYPES: readonly PaymentType[] = ["Cash On Delivery", ...Object.values(WALLET_NAMES)];

/** A first order for much cash waits for a yes, and has it then. */
export type Confirmation = "asked" | "given";

export type PaymentStatus = "pending" | "success" | "refund due" | "refunded";

/** Where an order goes, and what the rider should know (spec 3). */
export type OrderAddress = AddressInput & { deliveryInstructions?: string };

/** One line as it was bought; `unitPrice` in rupees, of a kg where it is weighed. */
export type OrderLine = Sold &
	LineWish & {
		/** Category and unit are missing where an order was made before lines stored them. */
		product: UrduWords & { _id: string; name: string; imageUrl: string; category?: Category; unit?: string };
		unitPrice: number;
		quantity: number;
		/** How much that is, where it is weighed. */
		grams?: number;
		/** The customer's own choice for this line; null where the order's holds. */
		ifMissing: IfMissing | null;
		/** How it was packed; null until it is. */
		packed: Packed | null;
	};

/** One step of an order's story: who took it, where somebody did, and why it was cancelled. */
export type OrderEvent = {
	status: OrderStatus;
	at: string;
	by?: OrderActor;
	/** The name of who of the team took it; the team alone reads it. */
	byName?: string;
	reason?: string;
};

/** A time of the day that a customer picked; ISO 8601. */
export type ChosenSlot = { id: string; from: string; to: string };

/** The weekly basket that became an order: for which day, and what of it could not be bought. */
export type WeeklyOrigin = { basket: string; date: string; name: string; leftOut: string[] };

/** An order as the customer and the seller read it (spec 3); amounts in rupees, times ISO 8601. */
export type Order = {
	_id: string;
	number: string;
	/** How it reached the shop. */
	channel: "web" | "phone";
	/** In which it was made, and in which its customer is told of it. */
	language: Language;
	/** Missing where a person ordered. */
	weekly?: WeeklyOrigin;
	items: OrderLine[];
	address: OrderAddress & Place;
	area: string;
	deliveryTime: DeliveryTime;
	/** The time of the day that was picked; null for the other ways of delivery. */
	slot: ChosenSlot | null;
	/** When it is there at the latest. */
	promisedAt: string;
	subtotal: number;
	/** The code of its coupon, what it took off the subtotal, and by which terms; null and 0 without one. */
	coupon: string | null;
	discount: number;
	discountTerms: DiscountTerms | null;
	tax: number;
	/** Share of the subtotal, less the discount, that the tax is. */
	taxPercent: number;
	deliveryFee: number;
	amount: number;
	/** What it comes to as it was packed, never more than `amount`; null until something of it is packed. */
	finalAmount: number | null;
	/** What is done where something is missing. */
	ifMissing: IfMissing;
	/** What the customer's credit paid of the amount, and what is left of it for a wallet or the rider. */
	creditUsed: number;
	amountToPay: number;
	paymentType: PaymentType;
	/** What still has to come in, and what has to go back. */
	toCollect: number;
	/** The note in which it is paid; null where nobody has said. */
	cashNote: CashNote | null;
	/** Whether it waits for its customer's yes before it is packed, or has it; null where none is asked for. */
	confirmation: Confirmation | null;
	/** Until when that yes is waited for; null unless it is. */
	confirmBy: string | null;
	refundDue: number;
	/** What went back, by how it did. */
	returned: Record<RefundMethod, number>;
	isPaid: boolean;
	paymentStatus: PaymentStatus;
	paidAt: string | null;
	status: OrderStatus;
	/** Why it is on hold; null unless it is. */
	holdReason: string | null;
	statusHistory: OrderEvent[];
	/** What the customer gets as credit because it came late; 0 where it did not. */
	lateCredit: number;
	createdAt: string;
};

/** An order as its customer alone reads it: with the four digits for the rider, null once it needs them no more. */
export type OwnOrder = Order & { handoverCode: string | null };

/** The short number people say on the phone, read from the order's id: `SBZ-3F9A2C`. */
export function orderNumber(orderId: string): string {
	return `SBZ-${orderId.slice(-6).toUpperCase()}`;
}

/** The number's signs in the groups in which people say them: `SBZ`, `3F9`, `A2C`. */
export function orderNumberGroups(number: string): string[] {
	const [mark = "", signs = ""] = number.split("-");
	return [mark, signs.slice(0, 3), signs.slice(3)];
}
