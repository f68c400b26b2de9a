import "server-only";
import { z } from "zod";
import type { OfferedSlot } from "@/lib/delivery/rules";
import { rupees, time } from "@/lib/server/calls/shapes";
import type { ShopDetails, ShopToday } from "./rules/shop-details";

/** What answers about the shop itself are made of: its details, its present hour, its delivery times. */

const wholeNumber = z.int().min(0);
const dayTime = z.string().regex(/^\d\d:\d\d$/);

const shopFields = {
	name: z.string(),
	phone: z.string().nullable(),
	whatsapp: z.string().nullable(),
	email: z.string().nullable(),
	opens: dayTime,
	closes: dayTime,
	closedDays: z.array(z.iso.date()),
	minimumOrder: rupees,
	taxPercent: z.number().min(0).max(100),
	deliveryFees: z.object({ standard: rupees, express: rupees, slot: rupees }),
	areas: z.array(z.string()),
	expressPausedUntil: time.nullable(),
};

export const shopToday = z
	.object({
		...shopFields,
		address: z.string(),
		timeZone: z.string(),
		isOpen: z.boolean(),
		opensAt: time.nullable(),
		now: time,
	})
	.meta({ id: "Shop" }) satisfies z.ZodType<ShopToday>;

export const shopDetails = z
	.object({
		...shopFields,
		address: z.string().nullable(),
		slotCapacity: wholeNumber.nullable(),
		lateCredit: rupees,
		lowStockAt: wholeNumber,
	})
	.meta({ id: "ShopDetails" }) satisfies z.ZodType<ShopDetails>;

export const slot = z
	.object({ id: z.string(), from: time, to: time, isAvailable: z.boolean(), left: z.int().min(0).nullable() })
	.meta({ id: "DeliverySlot" }) satisfies z.ZodType<OfferedSlot>;
