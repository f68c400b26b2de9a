import "server-only";
import { z } from "zod";
import { anyone, type Body, call, json } from "@/lib/server/calls/call";
import { message, rupees, time } from "@/lib/server/calls/shapes";
import { readJson } from "@/lib/server/http/read";
import { ShopError } from "@/lib/server/platform/errors";
import { contactSchema, type ShopChange, shopChangeSchema } from "./schema";

/** What answers about the shop itself are made of: its details, its present hour, its delivery times. */

const wholeNumber = z.int().min(0);
const dayTime = z.string().regex(/^\d\d:\d\d$/);

const fees = z.object({ standard: rupees, express: rupees, slot: rupees });
const spans = z.array(z.object({ from: dayTime, to: dayTime }));

const shopFields = {
	name: z.string(),
	phone: z.string().nullable(),
	/** A number that takes chats. */
	whatsapp: z.string().nullable(),
	email: z.string().nullable(),
	/** `HH:MM` in the shop's zone, where every day is alike with one span; null where they differ. */
	opens: dayTime.nullable(),
	closes: dayTime.nullable(),
	/** The whole week. */
	hours: z.array(z.object({ weekday: z.int().min(1).max(7), spans })),
	/** What holds instead on some days, the earliest first. */
	specialHours: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), spans, name: z.string() })),
	/** Whole days, `YYYY-MM-DD`. */
	closedDays: z.array(z.iso.date()),
	minimumOrder: rupees,
	/** Share of the subtotal that is added as tax. */
	taxPercent: z.number().min(0).max(100),
	deliveryFees: fees,
	/** Where the shop delivers, those included where it does not now. */
	areas: z.array(z.string()),
	/** What is otherwise for deliveries to some of them. */
	areaRules: z.array(
		z.object({
			area: z.string(),
			/** The shop delivers there now. */
			isActive: z.boolean(),
			deliveryFees: fees.nullable(),
			minimumOrder: rupees.nullable(),
			/** Open minutes that prompt delivery takes longer than elsewhere. */
			extraMinutes: wholeNumber,
		}),
	),
	/** Express is not offered before this moment; ISO 8601. */
	expressPausedUntil: time.nullable(),
	/** Whether the login begins with the number; else with the e-mail. */
	phoneFirst: z.boolean(),
};

export const shopToday = z
	.object({
		...shopFields,
		address: z.string(),
		timeZone: z.string(),
		isOpen: z.boolean(),
		/** When it opens next; null while it is open. */
		opensAt: time.nullable(),
		now: time,
	})
	.meta({ id: "Shop" });

export const shopDetails = z
	.object({
		...shopFields,
		address: z.string().nullable(),
		/** How many orders a slot takes; null: any number. */
		slotCapacity: wholeNumber.nullable(),
		/** What a late delivery gives back as credit; rupees, 0 for nothing. */
		lateCredit: rupees,
		/** From how many pieces on a product counts as running out. */
		lowStockAt: wholeNumber,
		cashRules: z.object({
			/** A first order for more rupees than this waits for its customer's yes. */
			confirmFirstAbove: rupees.nullable(),
			/** After so many refusals at the door within so many days. */
			refusalsToWalletOnly: wholeNumber.nullable(),
			days: wholeNumber,
			/** Rupees that a rider may have, or be about to have. */
			riderCashLimit: rupees.nullable(),
		}),
	})
	.meta({ id: "ShopDetails" });

export const slot = z
	.object({
		id: z.string(),
		from: time,
		to: time,
		isAvailable: z.boolean(),
		/** How many more orders it takes; null for any number. */
		left: z.int().min(0).nullable(),
	})
	.meta({ id: "DeliverySlot" });

/** The contact form (spec 7). */
export const contactCalls = {
	send: anyone.post("/api/contact", {
		summary: "Keeps a message from the contact form and mails it to the shop",
		limit: { action: "contact", account: "email", counts: "sent" },
		body: json(contactSchema),
		idempotent: "answer",
		success: { status: 201, fields: { message } },
	}),
};

/** A fault within a list or a group is one of the whole field too: `areas.2` of `areas`. */
function ofWholeFields(error: ShopError): ShopError {
	const errors: Record<string, string> = { ...error.details.errors };
	for (const [field, message] of Object.entries(errors)) errors[field.split(".")[0] ?? field] ??= message;
	return new ShopError(error.kind, error.message, { ...error.details, errors });
}

const change = {
	type: "application/json",
	schema: shopChangeSchema,
	read: async (request: Request) => {
		try {
			return await readJson(request, shopChangeSchema);
		} catch (error) {
			throw error instanceof ShopError && error.details.errors ? ofWholeFields(error) : error;
		}
	},
} as const satisfies Body<ShopChange>;

/** The shop's own details: hours, fees, areas, how to reach it. */
export const shopCalls = {
	read: anyone.get("/api/shop", {
		summary:
			"The shop as anybody may know it, and whether it is open at this moment (`now`); `opensAt` is when it opens next, null while it is open",
		success: { fields: { shop: shopToday } },
	}),
	details: call.get("/api/seller/shop", {
		summary: "All that the owner has said of the shop; null for what has not been said",
		success: { fields: { shop: shopDetails } },
	}),
	change: call.put("/api/seller/shop", {
		summary:
			"Changes any of the shop's details; every page and every total follows within 2 seconds, orders that there are keep theirs",
		body: change,
		success: { fields: { shop: shopDetails } },
		refusals: [409],
	}),
};
