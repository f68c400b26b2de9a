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
import { CLOSES_TOO_EARLY, nightFault } from "../hours-schema";
import {
	everyDay,
	formerAfter,
	minutesOfDay,
	type SpecialHours,
	type WeekdayHours,
} from "../rules/opening-hours";
import {
	type AreaRule,
	activeAreas,
	type CashRules,
	hoursText,
	type ShopDetails,
	spansText,
} from "../rules/shop-details";
import type { ShopChange } from "../schema";
import { businessHoursOf, detailsOf, readShopDoc } from "./read";

/** What the record calls each detail. */
const NAMES: Record<keyof Omit<ShopDetails, "opens" | "closes">, string> = {
	name: "Name",
	phone: "Phone",
	whatsapp: "WhatsApp",
	email: "Email",
	address: "Address",
	hours: "Hours",
	specialHours: "Special hours",
	closedDays: "Closed days",
	minimumOrder: "Minimum order",
	taxPercent: "Tax in percent",
	deliveryFees: "Delivery fees",
	areas: "Areas",
	areaRules: "Rules of areas",
	slotCapacity: "Orders a slot",
	expressPausedUntil: "Express paused until",
	lateCredit: "Credit for a late delivery",
	lowStockAt: "Running out at",
	phoneFirst: "Login begins with the number",
	cashRules: "Cash rules",
};

function feesText({ standard, express, slot }: ShopDetails["deliveryFees"]): string {
	return `standard ${standard}, express ${express}, chosen time ${slot}`;
}

function ruleText({ area, isActive, deliveryFees, minimumOrder, extraMinutes }: AreaRule): string {
	const said = [
		...(isActive ? [] : ["not now"]),
		...(deliveryFees ? [feesText(deliveryFees)] : []),
		...(minimumOrder === null ? [] : [`minimum ${minimumOrder}`]),
		...(extraMinutes === 0 ? [] : [`${extraMinutes} minutes more`]),
	];
	return `${area}: ${said.join(", ") || "as elsewhere"}`;
}

/** The rules after a change: those of areas that are named no more go with them. Throws ShopError `invalid`. */
function areaRulesAfter(before: ShopDetails, { areas = before.areas, areaRules }: ShopChange): AreaRule[] {
	const isKnown = ({ area }: AreaRule) => areas.includes(area);
	const rules = areaRules ?? before.areaRules.filter(isKnown);
	const unknown = rules.find((rule) => !isKnown(rule));
	if (unknown) throw broken({ areaRules: `The shop has no area ${unknown.area}` });
	if (activeAreas({ areas, areaRules: rules }).length === 0) throw broken({ areaRules: NO_AREA });
	return rules;
}

const NO_AREA = "Please leave at least one area active";

const specialText = ({ name, from, to, spans }: SpecialHours) =>
	`${name} ${from} to ${to} ${spansText(spans)}`;

/**
 * The hours after a change; opens and closes speak of every day alike. Throws ShopError `invalid` by field for what
 * cannot be.
 */
function hoursAfter(before: ShopDetails, wanted: ShopChange): WeekdayHours[] {
	if (wanted.hours) return wanted.hours;
	if (wanted.opens === undefined && wanted.closes === undefined) return before.hours;
	const [opens, closes] = [wanted.opens ?? before.opens, wanted.closes ?? before.closes];
	if (opens === null || closes === null) throw broken({ [opens === null ? "opens" : "closes"]: BOTH });
	if (minutesOfDay(closes) > minutesOfDay(opens)) return everyDay(opens, closes);
	throw broken({ [wanted.closes === undefined ? "opens" : "closes"]: CLOSES_TOO_EARLY });
}

const BOTH = "The days differ: please send opens and closes";

function broken(errors: Record<string, string>): ShopError {
	return new ShopError("invalid", Object.values(errors)[0] ?? "", { errors });
}

function cashRulesText({ confirmFirstAbove, refusalsToWalletOnly, days, riderCashLimit }: CashRules): string {
	return [
		confirmFirstAbove === null ? [] : `first orders above ${confirmFirstAbove} are confirmed`,
		refusalsToWalletOnly === null ? [] : `wallet only after ${refusalsToWalletOnly} refusals in ${days} days`,
		riderCashLimit === null ? [] : `a rider has at most ${riderCashLimit}`,
	]
		.flat()
		.join(", ");
}

function changesOf(before: ShopDetails, after: ShopDetails) {
	const inWords = (details: ShopDetails) => ({
		...details,
		deliveryFees: feesText(details.deliveryFees),
		hours: hoursText(details),
		areaRules: details.areaRules.map(ruleText).join("; "),
		specialHours: details.specialHours.map(specialText).join("; "),
		cashRules: cashRulesText(details.cashRules),
	});
	return changesBetween(inWords(before), inWords(after), NAMES);
}

/** What the shop's document is to say after a change, and the writes that make it so, with their entry in the record. */
async function planOf(seller: Seller, wanted: ShopChange) {
	const doc = await openShopDoc();
	const before = detailsOf(doc);
	const { opens: _opens, closes: _closes, deliveryFees, cashRules, ...said } = wanted;
	const details = {
		...doc.details,
		...said,
		hours: hoursAfter(before, wanted),
		areaRules: areaRulesAfter(before, wanted),
		deliveryFees: { ...doc.details.deliveryFees, ...deliveryFees },
		cashRules: { ...doc.details.cashRules, ...cashRules },
	};
	const after = detailsOf({ details });
	const fault = nightFault(after);
	if (fault) throw broken(fault);
	const now = clock.shopNow();
	const hoursBefore = businessHoursOf(doc, now);
	const formerHours = formerAfter(hoursBefore, after, now);
	return {
		after,
		writes: [
			change(
				Shop,
				{ _id: "shop", revision: doc.revision },
				// What is read leaves out what a clock that was set back does not know yet: it stays where nothing is added.
				{
					$set: { details, ...(formerHours === hoursBefore.former ? {} : { formerHours }) },
					$inc: { revision: 1 },
				},
			),
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
 * Throws ShopError `invalid` where the shop would close before it opens, or a night would run into the next morning.
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
