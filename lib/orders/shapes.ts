import "server-only";
import { z } from "zod";
import { COUPON_KINDS } from "@/lib/cart/rules/totals";
import { DELIVERY_TIMES } from "@/lib/delivery/promise-rules";
import { rider } from "@/lib/money/calls";
import { IF_MISSING } from "@/lib/packing/rules";
import { CATEGORIES } from "@/lib/products/rules/product";
import { grams, id, lineWish, plainAddress, rupees, sold, time, urduWords } from "@/lib/server/calls/shapes";
import { LANGUAGES } from "@/lib/text/language";
import { CASH_NOTES } from "./rules/cash-notes";
import { type OwnOrder, PAYMENT_TYPES } from "./rules/order";
import { ORDER_ACTORS, ORDER_STATUSES } from "./rules/order-states";
import type { SellerOrder } from "./rules/seller-order";

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

const orderFields = {
	_id: id,
	number: z.string(),
	language: z.enum(LANGUAGES),
	channel: z.enum(["web", "phone"]),
	weekly: z
		.object({ basket: id, date: z.iso.date(), name: z.string(), leftOut: z.array(z.string()) })
		.optional(),
	items: z.array(
		z.object({
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
			ifMissing: ifMissing.nullable(),
			...lineWish,
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
	slot: z.object({ id: z.string(), from: time, to: time }).nullable(),
	promisedAt: time,
	subtotal: rupees,
	coupon: z.string().nullable(),
	discount: rupees,
	discountTerms: z.object({ kind: z.enum(COUPON_KINDS), value: z.int().min(1) }).nullable(),
	tax: rupees,
	taxPercent: z.number().min(0).max(100),
	deliveryFee: rupees,
	amount: rupees,
	finalAmount: rupees.nullable(),
	ifMissing,
	creditUsed: rupees,
	amountToPay: rupees,
	paymentType: z.enum(PAYMENT_TYPES),
	toCollect: rupees,
	cashNote: z.literal(CASH_NOTES).nullable(),
	confirmation: z.enum(["asked", "given"]).nullable(),
	confirmBy: time.nullable(),
	refundDue: rupees,
	returned: z.object({ wallet: rupees, cash: rupees, credit: rupees }),
	isPaid: z.boolean(),
	paymentStatus: z.enum(["pending", "success", "refund due", "refunded"]),
	paidAt: time.nullable(),
	status: orderStatus,
	holdReason: z.string().nullable(),
	statusHistory: z.array(orderEvent),
	lateCredit: rupees,
	createdAt: time,
};

/** As its customer reads it. */
export const order = z
	.object({ ...orderFields, handoverCode: z.string().nullable() })
	.meta({ id: "Order" }) satisfies z.ZodType<OwnOrder>;

export const sellerOrder = z
	.object({
		...orderFields,
		statusHistory: z.array(orderEvent.extend({ byName: z.string().optional() })),
		customer: z.object({ name: z.string(), email: z.string() }),
		takenBy: z.string().nullable(),
		rider: rider.nullable(),
		collectedBy: z.string().nullable(),
	})
	.meta({ id: "SellerOrder" }) satisfies z.ZodType<SellerOrder>;
