import "server-only";
import { z } from "zod";
import { ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { IF_MISSING } from "@/lib/packing/rules";
import { CATEGORIES } from "@/lib/products/rules/product";
import { WISHES } from "@/lib/products/rules/wishes";
import { anyone, call, customer, json } from "@/lib/server/calls/call";
import {
	grams,
	id,
	lineWish,
	message,
	plainAddress,
	rupees,
	sold,
	time,
	urduWords,
} from "@/lib/server/calls/shapes";
import { BASKET_NOT_FOUND, LOGIN_FOR_BASKET } from "./rules";
import { basketChangeSchema, newBasketSchema } from "./schema";

const count = z.int().min(0);
const ifMissing = z.enum(IF_MISSING);
const totals = { subtotal: rupees, discount: rupees, tax: rupees, deliveryFee: rupees, amount: rupees };

export const weeklyBasket = z
	.object({
		_id: id,
		name: z.string(),
		items: z.array(
			z.object({
				product: id,
				/** Pieces, or steps of what is weighed; so is what would come. */
				quantity: z.int().min(1).max(99),
				...sold,
				/** What one piece of it weighs; null where that is not known. */
				aboutGrams: z.int().nullable(),
				/** The customer's own choice for this product; null where the basket's holds. */
				ifMissing: ifMissing.nullable(),
				name: z.string(),
				...urduWords,
				imageUrl: z.string(),
				unit: z.string(),
				category: z.enum(CATEGORIES),
				unitPrice: rupees,
				/** What its product offers; what it no longer does is left out of orders. */
				wishes: z.array(z.enum(WISHES)),
				...lineWish,
				/** How many of it would come if it were ordered now. */
				canCome: count,
			}),
		),
		address: plainAddress,
		/** The area that was chosen for the address; null where none was. */
		area: z.string().nullable(),
		ifMissing,
		/** 1 to 7, Monday first. */
		weekday: z.int().min(1).max(7),
		/** When its delivery time begins, `HH:MM` in Jhang. */
		slotFrom: z.string(),
		every: z.literal([1, 2]),
		isPaused: z.boolean(),
		skipNext: z.boolean(),
		/** The day that is left out; null where none is. */
		skippedDate: z.iso.date().nullable(),
		/** The next day for which it becomes an order; null while it is paused. */
		nextDate: z.iso.date().nullable(),
		/** When it becomes that order. */
		orderedAt: time.nullable(),
		/** The time in which it comes that day, `isMoved` where that day's hours made it another one; null where the shop does not deliver then. */
		slot: z.object({ from: time, to: time, isMoved: z.boolean() }).nullable(),
		/** False where the shop does not deliver to its address at the moment. */
		isServed: z.boolean(),
		/** What comes of it now and costs today; `missing` is what it lacks to the minimum order. */
		today: z.object({ ...totals, missing: rupees }),
		/** The order that it has become for a day that is still ahead, when that begins to come, and the address at which it can be left out. */
		made: z.object({ date: z.iso.date(), comesAt: time, number: z.string(), link: z.string() }).nullable(),
	})
	.meta({ id: "WeeklyBasket" });

export const weeklyOrder = z
	.object({
		number: z.string(),
		name: z.string(),
		items: z.array(
			z.object({
				product: z.object({
					_id: id,
					name: z.string(),
					...urduWords,
					imageUrl: z.string(),
					category: z.enum(CATEGORIES).optional(),
					unit: z.string().optional(),
				}),
				unitPrice: rupees,
				quantity: count,
				...lineWish,
				...sold,
				...grams,
			}),
		),
		leftOut: z.array(z.string()),
		slot: z.object({ id: z.string(), from: time, to: time }).nullable(),
		status: z.enum(ORDER_STATUSES),
		...totals,
		/** What of the amount its customer's credit pays. */
		creditUsed: rupees,
		taxPercent: z.number(),
		/** True until it is packed, or its delivery time begins. */
		maySkip: z.boolean(),
	})
	.meta({ id: "WeeklyOrder" });

const ids = { id: BASKET_NOT_FOUND };
const link = "/api/weekly-order/{token}";

export const basketCalls = {
	list: customer.get("/api/user/baskets", {
		summary: "The customer's weekly baskets: what comes when, and what it would cost today",
		success: { fields: { baskets: weeklyBasket.array() } },
	}),
	add: call.post("/api/user/baskets", {
		summary:
			"Makes a weekly basket: the evening before its day, at 18:00, it becomes a cash order at that day's prices; the same Idempotency-Key gives the same basket",
		who: "buyer",
		login: LOGIN_FOR_BASKET,
		limit: { action: "account-change" },
		idempotent: "own",
		body: json(newBasketSchema),
		success: { status: 201, fields: { basket: weeklyBasket, message } },
		refusals: [409],
	}),
	change: customer.put("/api/user/baskets/{id}", {
		summary: "Changes some of a weekly basket, pauses and wakes it, leaves the next time out",
		limit: { action: "account-change" },
		ids,
		body: json(basketChangeSchema),
		success: { fields: { basket: weeklyBasket, message } },
		refusals: [409],
	}),
	remove: customer.delete("/api/user/baskets/{id}", {
		summary: "Ends a weekly basket; orders that it has become stay",
		limit: { action: "account-change" },
		ids,
		success: { fields: { message } },
		refusals: [409],
	}),
	readOrder: anyone.get(link, {
		summary: "The order of a weekly basket, by the signed link of its mail; changes nothing",
		limit: { action: "order-link" },
		success: { fields: { order: weeklyOrder } },
	}),
	skipOrder: anyone.delete(link, {
		summary: "Leaves such an order out, until it is packed or its delivery time begins",
		limit: { action: "order-link" },
		success: { fields: { order: weeklyOrder, message } },
		refusals: [409],
	}),
};
