import "server-only";
import { audited } from "@/lib/server/audit/audit-log";
import { cacheTags, changingPages } from "@/lib/server/cache/invalidation";
import { isDuplicate, retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Shop } from "@/models/shop";
import { CLOSES_TOO_EARLY, canBeHours } from "../rules/opening-hours";
import type { ShopDetails } from "../rules/shop-details";
import type { ShopChange } from "../schema";
import { detailsOf, readShopDoc } from "./read";

/** How often a change is decided again when another hand was faster. */
const TRIES = 4;
const CHANGED_MEANWHILE = "The shop's details have just been changed. Please look again.";

/** What the record calls each detail. */
const NAMES: Record<keyof ShopDetails, string> = {
	name: "Name",
	phone: "Phone",
	whatsapp: "WhatsApp",
	email: "Email",
	address: "Address",
	opens: "Opens",
	closes: "Closes",
	closedDays: "Closed days",
	minimumOrder: "Minimum order",
	taxPercent: "Tax in percent",
	deliveryFees: "Delivery fees",
	areas: "Areas",
	slotCapacity: "Orders a slot",
	expressPausedUntil: "Express paused until",
	lateCredit: "Credit for a late delivery",
	lowStockAt: "Running out at",
};

function feesText({ standard, express, slot }: ShopDetails["deliveryFees"]): string {
	return `standard ${standard}, express ${express}, chosen time ${slot}`;
}

function changesOf(before: ShopDetails, after: ShopDetails) {
	const inWords = (details: ShopDetails) => ({ ...details, deliveryFees: feesText(details.deliveryFees) });
	return changesBetween(inWords(before), inWords(after), NAMES);
}

type Changed = { before: ShopDetails; after: ShopDetails };

/** One atomic write of the whole document, only if it is still as it was read; null when another hand was faster. */
async function changeOnce({ deliveryFees, ...change }: ShopChange): Promise<Changed | null> {
	const doc = await readShopDoc();
	const before = detailsOf(doc);
	const said = {
		...doc?.details,
		...change,
		deliveryFees: { ...doc?.details.deliveryFees, ...deliveryFees },
	};
	const after = detailsOf({ details: said });
	if (!canBeHours(after)) {
		const field = change.closes === undefined && change.opens !== undefined ? "opens" : "closes";
		throw new ShopError("invalid", CLOSES_TOO_EARLY, { errors: { [field]: CLOSES_TOO_EARLY } });
	}
	try {
		const { matchedCount, upsertedCount } = await Shop.updateOne(
			{ _id: "shop", revision: doc?.revision ?? 0 },
			{ $set: { details: said }, $inc: { revision: 1 } },
			{ upsert: doc === null },
		);
		return matchedCount + upsertedCount > 0 ? { before, after } : null;
	} catch (error) {
		if (isDuplicate(error)) return null;
		throw error;
	}
}

async function changeDetails(change: ShopChange): Promise<Changed> {
	for (let tries = 0; tries < TRIES; tries++) {
		const changed = await changeOnce(change);
		if (changed) return changed;
	}
	throw new ShopError("conflict", CHANGED_MEANWHILE);
}

/**
 * Changes what the owner says of the shop; every page and every total follows within 2 seconds, over all instances.
 * Throws ShopError `invalid` where the shop would close before it opens.
 */
export async function changeShop(seller: Seller, change: ShopChange): Promise<ShopDetails> {
	const { after } = await audited(
		seller,
		{ kind: "shop-changed" },
		() => changingPages([cacheTags.shop], () => changeDetails(change)),
		({ before, after }) => ({ changes: changesOf(before, after) }),
	);
	// This instance goes by it at once.
	await readShopDoc();
	return after;
}

/**
 * Sets the shop's clock so many minutes ahead of the machine's (behind, where negative; 0 sets it right), for all
 * instances, to try things with; answers what time it is then. Throws ShopError `not-found` outside demo mode.
 */
export async function setShopClock(offsetMinutes: number): Promise<{ now: string }> {
	if (!env().DEMO) throw notFound("There is no clock to set outside demo mode");
	await changingPages([cacheTags.shop], () =>
		retryOnDuplicate(() =>
			Shop.updateOne({ _id: "shop" }, { $set: { clockOffset: offsetMinutes } }, { upsert: true }),
		),
	);
	await readShopDoc();
	return { now: clock.shopNow().toISOString() };
}
