import "server-only";
import { z } from "zod";
import { COUPON_KINDS } from "@/lib/cart/rules/totals";
import { DELIVERY_TIMES } from "@/lib/delivery/promise-rules";
import { rider } from "@/lib/money/calls";
import { VIAS } from "@/lib/money/rules";
import { IF_MISSING } from "@/lib/packing/rules";
import { CATEGORIES } from "@/lib/products/rules/product";
import { grams, id, lineWish, plainAddress, rupees, sold, time, urduWords } from "@/lib/server/calls/shapes";
import { LANGUAGES } from "@/lib/text/language";
import { CASH_NOTES, PAYMENT_TYPES } from "./rules/order";
import { ORDER_ACTORS, ORDER_STATUSES } from "./rules/order-states";

/** What answers about orders are made of. */

const orderStatus = z.enum(ORDER_STATUSES);

const orderEvent = z.object({
	status: orderStatus,
	at: time,
	by: z.enum(ORDER_ACTORS).optional(),
	reason: z.string().optional(),
});

const ifMissing = z.enum(IF_MISSING);
const packedProduct = z.object({
	_id: id,
	name: z.string(),
	imageUrl: z.string(),
	unit: z.string().optional(),
	...urduWords,
});

export const orderFields = {
	_id: id,
	number: z.string(),
	/** In which it was made, and in which its customer is told of it. */
	language: z.enum(LANGUAGES),
	/** How it reached the shop. */
	channel: z.enum(["web", "phone"]),
	/** Missing where a person ordered. */
	weekly: z
		.object({
			basket: id,
			date: z.iso.date(),
			name: z.string(),
			leftOut: z.array(z.string()),
			/** True where it comes at another time than the basket's own, by the hours of that day. */
			isMoved: z.boolean().optional(),
		})
		.optional(),
	items: z.array(
		z.object({
			/** Category and unit are missing where an order was made before lines stored them. */
			product: z.object({
				_id: id,
				name: z.string(),
				imageUrl: z.string(),
				category: z.enum(CATEGORIES).optional(),
				unit: z.string().optional(),
				...urduWords,
			}),
			unitPrice: rupees,
			quantity: z.int().min(1),
			...sold,
			...grams,
			/** The customer's own choice for this line; null where the order's holds. */
			ifMissing: ifMissing.nullable(),
			...lineWish,
			/** How it was packed; null until it is. */
			packed: z
				.object({
					quantity: z.int().min(0),
					...grams,
					replacement: z
						.object({
							product: packedProduct,
							unitPrice: rupees,
							quantity: z.int().min(1),
							...sold,
							...grams,
						})
						.nullable(),
				})
				.nullable(),
		}),
	),
	address: plainAddress.extend({ deliveryInstructions: z.string().optional() }),
	area: z.string(),
	deliveryTime: z.enum(DELIVERY_TIMES),
	/** The time of the day that was picked; null for the other ways of delivery. */
	slot: z.object({ id: z.string(), from: time, to: time }).nullable(),
	/** When it is there at the latest. */
	promisedAt: time,
	subtotal: rupees,
	/** The code of its coupon, what it took off the subtotal, and by which terms; null and 0 without one. */
	coupon: z.string().nullable(),
	discount: rupees,
	discountTerms: z.object({ kind: z.enum(COUPON_KINDS), value: z.int().min(1) }).nullable(),
	tax: rupees,
	/** Share of the subtotal, less the discount, that the tax is. */
	taxPercent: z.number().min(0).max(100),
	deliveryFee: rupees,
	amount: rupees,
	/** What it comes to as it was packed, never more than `amount`; null until something of it is packed. */
	finalAmount: rupees.nullable(),
	/** What is done where something is missing. */
	ifMissing,
	/** What the customer's credit paid of the amount, and what is left of it for a wallet or the rider. */
	creditUsed: rupees,
	amountToPay: rupees,
	paymentType: z.enum(PAYMENT_TYPES),
	/** What still has to come in, and what has to go back. */
	toCollect: rupees,
	/** The note in which it is paid; null where nobody has said. */
	cashNote: z.literal(CASH_NOTES).nullable(),
	/** Whether it waits for its customer's yes before it is packed, or has it; null where none is asked for. */
	confirmation: z.enum(["asked", "given"]).nullable(),
	/** Until when that yes is waited for; null unless it is. */
	confirmBy: time.nullable(),
	refundDue: rupees,
	/** What came in, by how it did; with credit as `creditUsed`. */
	paid: z.record(z.enum(VIAS), rupees),
	/** What went back, by how it did. */
	returned: z.object({ wallet: rupees, cash: rupees, credit: rupees }),
	isPaid: z.boolean(),
	paymentStatus: z.enum(["pending", "success", "refund due", "refunded"]),
	paidAt: time.nullable(),
	status: orderStatus,
	/** Why it is on hold; null unless it is. */
	holdReason: z.string().nullable(),
	statusHistory: z.array(orderEvent),
	/** What the customer gets as credit because it came late; 0 where it did not. */
	lateCredit: rupees,
	createdAt: time,
};

export const order = z.object({ ...orderFields, handoverCode: z.string().nullable() }).meta({ id: "Order" });

export const sellerOrder = z
	.object({
		...orderFields,
		statusHistory: z.array(orderEvent.extend({ byName: z.string().optional() })),
		customer: z.object({ name: z.string(), email: z.string() }),
		/** Who of the team took it by phone; null for any other. */
		takenBy: z.string().nullable(),
		/** Who brings it; null while it was given to nobody. */
		rider: rider.nullable(),
		/** Who took the cash at the door; null for any other. */
		collectedBy: z.string().nullable(),
		/** What of the money that was paid may still be given back; rupees. */
		refundable: rupees,
		/** True where all its money went back on hold or as cancelled: it cannot go out as paid. */
		hasGoneBack: z.boolean(),
		/** Rises with every change of it: of two answers the one with the higher number is the later. */
		revision: z.int().min(0),
	})
	.meta({ id: "SellerOrder" });
