import "server-only";
import { z } from "zod";
import { ORDER_ACTORS } from "@/lib/orders/rules/order-states";
import { WALLETS } from "@/lib/payments/rules";
import { call, customer, json } from "@/lib/server/calls/call";
import { id, message, rupees, sold, time } from "@/lib/server/calls/shapes";
import { SALES_KINDS } from "./cash";
import { CREDIT_REASONS, REFUND_METHODS, REFUND_NOT_FOUND, REFUND_REASONS, REFUND_STATES } from "./refund";
import {
	closingQuerySchema,
	handoverSchema,
	newRefundSchema,
	refundQuerySchema,
	settleRefundSchema,
} from "./schema";

/** What answers about money are made of. */

export const rider = z.object({ _id: id, name: z.string() });

export const refund = z
	.object({
		_id: id,
		order: id,
		orderNumber: z.string(),
		paymentType: z.string(),
		customer: z.object({ name: z.string(), phone: z.string() }),
		amount: rupees,
		reason: z.enum(REFUND_REASONS),
		note: z.string().nullable(),
		state: z.enum(REFUND_STATES),
		method: z.enum(REFUND_METHODS).nullable(),
		/** The wallet's own number for the transfer back. */
		reference: z.string().nullable(),
		/** When it became due, and through whom. */
		at: time,
		by: z.enum([...ORDER_ACTORS, "shop"]),
		/** Who of the team that was; null for others, and where nobody knows. */
		byName: z.string().nullable(),
		settledAt: time.nullable(),
		/** Who wrote down that it went back; null while it is due. */
		settledBy: z.string().nullable(),
	})
	.meta({ id: "Refund" });

/** A customer's credit: amounts are below 0 where it was used. */
export const credit = {
	balance: rupees,
	entries: z.array(
		z.object({
			amount: z.int(),
			reason: z.enum(CREDIT_REASONS),
			/** Null while the order that uses it is still to be made. */
			order: id.nullable(),
			at: time,
		}),
	),
};

export const heldCredit = z
	.object({
		amount: rupees,
		wallet: z.enum(WALLETS),
		/** Until when it is held, while the wallet does not decide. */
		until: time,
		/** The cart that is being paid: a payment begun for this version of it takes the credit over; null where none was named. */
		cartVersion: z.int().min(0).nullable(),
	})
	.meta({ id: "HeldCredit" });

export const cashInHand = { collected: rupees, handedOver: rupees, outstanding: rupees };

export const riderCash = z.object({ rider, ...cashInHand }).meta({ id: "RiderCash" });

export const handover = { expected: rupees, counted: rupees, difference: z.int() };

const count = z.int().min(0);

export const closing = z
	.object({
		/** `YYYY-MM-DD` in Jhang. */
		day: z.iso.date(),
		/** How many were delivered. */
		orders: count,
		cancelled: count,
		sales: z.partialRecord(z.enum(SALES_KINDS), rupees),
		/** Of the cash sales what nobody has said to have come in. */
		unpaid: rupees,
		// Below 0 where more was paid out in cash than came in.
		/** What was to come in at the handovers and at the counter, less what was paid out in cash, and what did; difference = received − expected. */
		cash: z.object({ expected: z.int(), received: z.int(), difference: z.int() }),
		/** What riders still held when the day ended, or hold now. */
		withRiders: rupees,
		handovers: z.array(z.object({ rider, at: time, ...handover })),
		/** What went back to customers, in whichever way. */
		refunds: z.object({ count, amount: rupees }),
		/** What customers got as credit, and what their orders used of it. */
		credit: z.object({ given: rupees, used: rupees }),
		wasted: z.array(z.object({ product: id, name: z.string(), ...sold, quantity: count })),
	})
	.meta({ id: "Closing" });

export const cashCalls = {
	riders: call.get("/api/seller/cash", {
		summary:
			"What each rider took today and held before, what of it they handed over today, and what they still hold: outstanding is collected less handedOver",
		scopes: ["figures:read"],
		success: { fields: { riders: riderCash.array() } },
	}),
	handover: call.post("/api/seller/cash/handover", {
		summary:
			"A rider hands over all that they hold, counted; the difference stays with the day. The same key again answers the same",
		body: json(handoverSchema),
		success: { fields: handover },
		refusals: [404, 409],
	}),
	closing: call.get("/api/seller/closing", {
		summary:
			"A day in figures: what was delivered by how it was paid, cash that was counted, refunds, credit and waste; `format=csv` gives a file",
		scopes: ["figures:read"],
		query: closingQuerySchema,
		success: { fields: { closing }, file: "text/csv" },
	}),
};

export const creditCalls = {
	read: customer.get("/api/user/credit", {
		summary:
			"The customer's credit, and every movement of it, the newest first; what was used is below 0. `held`: what of it wallet payments hold that are not decided",
		success: { fields: { ...credit, held: heldCredit.array() } },
	}),
};

export const refundCalls = {
	list: call.get("/api/seller/refunds", {
		summary: "What has to go back, or went back, newest first, at most 200; `older` is the next place",
		scopes: ["orders:read"],
		query: refundQuerySchema,
		success: { fields: { refunds: refund.array(), older: z.string().nullable() } },
	}),
	export: call.get("/api/seller/refunds/export", {
		summary: "The same as a CSV file, all of it",
		scopes: ["orders:read"],
		query: refundQuerySchema.pick({ state: true }),
		success: { type: "text/csv" },
	}),
	grant: call.post("/api/seller/refunds", {
		summary:
			"Gives some of an order's money back, never more than was paid; the same again is the same refund",
		body: json(newRefundSchema),
		idempotent: "answer",
		success: { status: 201, fields: { refund } },
		refusals: [404, 409],
	}),
	settle: call.put("/api/seller/refunds/{id}/settle", {
		summary: "The money has gone back: how, and with which reference; once",
		ids: { id: REFUND_NOT_FOUND },
		body: json(settleRefundSchema),
		success: { fields: { refund, message } },
		refusals: [409],
	}),
};
