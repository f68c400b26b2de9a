import "server-only";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { cacheTags, expireTags, pageChange } from "@/lib/server/cache/invalidation";
import { change, commit, decided, putting } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Shop, type ShopDoc } from "@/models/shop";
import { CLOSES_TOO_EARLY, canBeHours } from "../rules/opening-hours";
import type { ShopDetails } from "../rules/shop-details";
import type { ShopChange } from "../schema";
import { detailsOf, readShopDoc } from "./read";

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

/** What the shop's document is to say after a change, and the writes that make it so, with their entry in the record. */
async function planOf(seller: Seller, { deliveryFees, ...wanted }: ShopChange) {
	const doc = await openShopDoc();
	const before = detailsOf(doc);
	const details = {
		...doc.details,
		...wanted,
		deliveryFees: { ...doc.details.deliveryFees, ...deliveryFees },
	};
	const after = detailsOf({ details });
	if (!canBeHours(after)) {
		const field = wanted.closes === undefined && wanted.opens !== undefined ? "opens" : "closes";
		throw new ShopError("invalid", CLOSES_TOO_EARLY, { errors: { [field]: CLOSES_TOO_EARLY } });
	}
	return {
		after,
		writes: [
			change(Shop, { _id: "shop", revision: doc.revision }, { $set: { details }, $inc: { revision: 1 } }),
			recordWrite(seller, { kind: "shop-changed", changes: changesOf(before, after) }),
			pageChange([cacheTags.shop]),
		],
	};
}

/** The shop's document, made where the owner has said nothing yet. */
async function openShopDoc(): Promise<ShopDoc> {
	const found = await readShopDoc();
	if (found) return found;
	await retryOnDuplicate(() =>
		Shop.updateOne({ _id: "shop" }, { $setOnInsert: { details: {} } }, { upsert: true }),
	);
	return Shop.findById("shop").orFail().lean<ShopDoc>();
}

/**
 * Changes what the owner says of the shop; every page and every total follows within 2 seconds, over all instances.
 * Throws ShopError `invalid` where the shop would close before it opens.
 */
export async function changeShop(seller: Seller, wanted: ShopChange): Promise<ShopDetails> {
	const { after } = await recordingRefusals(seller, { kind: "shop-changed" }, () =>
		decided(() => planOf(seller, wanted)),
	);
	expireTags([cacheTags.shop]);
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
	await commit([
		putting(Shop, { _id: "shop" }, { clockOffset: offsetMinutes }),
		pageChange([cacheTags.shop]),
	]);
	expireTags([cacheTags.shop]);
	await readShopDoc();
	return { now: clock.shopNow().toISOString() };
}
