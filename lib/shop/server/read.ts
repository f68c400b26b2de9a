import "server-only";
import { announce, cachedRead, cacheTags, isBuild } from "@/lib/server/cache/invalidation";
import { everyNewDay, repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { perProcess } from "@/lib/server/platform/process.mjs";
import { dayOf } from "@/lib/text/dates";
import { type ShopDoc, Shop as ShopModel } from "@/models/shop";
import {
	alikeHours,
	type BusinessDay,
	type BusinessHours,
	businessDayAt,
	businessDayOf,
	isOpenAt,
	opensAfter,
} from "../rules/opening-hours";
import {
	activeAreas,
	CITY,
	PROVINCE,
	SHOP_DEFAULTS,
	type Shop,
	type ShopDetails,
	type ShopToday,
	TIME_ZONE,
	UNKNOWN_SHOP,
} from "../rules/shop-details";

/** What demo mode shows where a real shop's details have not been said. */
const EXAMPLE = {
	phone: "0300 000 0000",
	email: "salam@sabz.example",
	address: `Satellite Town, ${CITY}, ${PROVINCE}`,
} as const;

/** The public part of the details. Examples stand in for what has not been said in demo mode, and nowhere else. */
export function publicShop(details: ShopDetails, isDemo: boolean, clockOffset: number): Shop {
	const {
		slotCapacity: _capacity,
		lateCredit: _credit,
		lowStockAt: _low,
		cashRules: _cash,
		...shown
	} = details;
	const { phone, email, address } = isDemo ? EXAMPLE : UNKNOWN_SHOP;
	return {
		...shown,
		areas: activeAreas(shown),
		phone: shown.phone ?? phone,
		email: shown.email ?? email,
		address: shown.address ?? address,
		clockOffset,
		phoneChannels: [],
	};
}

const LOOK_EVERY_MS = 1_000;

const held = perProcess<{ details: ShopDetails; hours: BusinessHours }>("shop details", () => ({
	details: SHOP_DEFAULTS,
	hours: SHOP_DEFAULTS,
}));

/** The details that a document of the database means: what it does not say is as the specification has it. */
export function detailsOf(doc: Pick<ShopDoc, "details"> | null): ShopDetails {
	const said = doc?.details;
	const alike = alikeHours(said?.hours ?? SHOP_DEFAULTS.hours);
	return {
		...SHOP_DEFAULTS,
		...said,
		opens: alike?.from ?? null,
		closes: alike?.to ?? null,
		deliveryFees: { ...SHOP_DEFAULTS.deliveryFees, ...said?.deliveryFees },
		cashRules: { ...SHOP_DEFAULTS.cashRules, ...said?.cashRules },
	};
}

/** Clocks of several instances differ by less. */
const MARGIN_MS = 60_000;

/** The hours that a document means at this moment, with those before them; of a clock that was set back, no changes that lie ahead. */
export function businessHoursOf(
	doc: Pick<ShopDoc, "details" | "formerHours"> | null,
	now: Date,
): BusinessHours {
	const { hours, specialHours, closedDays } = detailsOf(doc);
	const former = doc?.formerHours?.filter(({ at }) => at.getTime() <= now.getTime() + MARGIN_MS) ?? [];
	return { hours, specialHours, closedDays, former };
}

/** The shop's document, read now, which this instance goes by from now on; null while nobody has said anything. */
export async function readShopDoc(): Promise<ShopDoc | null> {
	const doc = await ShopModel.findById("shop").lean<ShopDoc>();
	held.details = detailsOf(doc);
	clock.setOffset(env().DEMO ? (doc?.clockOffset ?? 0) : 0);
	held.hours = businessHoursOf(doc, clock.shopNow());
	return doc;
}

/**
 * The shop's details as use cases and mails go by them: held by this instance and read again every second, so that
 * nothing waits for them and every instance follows a change within 2 seconds.
 */
export function shopDetails(): ShopDetails {
	return held.details;
}

/** The shop's hours with those before them: whatever counts by business days goes by these. */
export function businessHours(): BusinessHours {
	return held.hours;
}

/** The shop's details as everybody may know them. */
export function currentShop(): Shop {
	return publicShop(held.details, env().DEMO, clock.offset);
}

/** The business day (`YYYY-MM-DD`) of this moment, by the shop's clock. */
export function businessToday(): string {
	return businessDayOf(clock.shopNow(), held.hours);
}

/** The same with its bounds. */
export function businessDayNow(): BusinessDay {
	return businessDayAt(clock.shopNow(), held.hours);
}

/** When it began. */
export function beganToday(): Date {
	return businessDayNow().from;
}

const cachedShop = cachedRead(
	"shop",
	() => [cacheTags.shop],
	async (): Promise<Shop> => {
		if (isBuild) return UNKNOWN_SHOP;
		await readShopDoc();
		return currentShop();
	},
);

/** What pages show of the shop: cached until a change makes it stale. */
export const getShop = () => cachedShop("ours");

/** The same without special and closed days that are over, for pages that name them. */
export async function getShopAhead(): Promise<Shop> {
	const shop = await getShop();
	const today = dayOf(clock.shopNow());
	return {
		...shop,
		specialHours: shop.specialHours.filter(({ to }) => to >= today),
		closedDays: shop.closedDays.filter((day) => day >= today),
	};
}

/** Has pages made again when special hours or a closed day are over: they are stored. */
export function startShopDays(): void {
	everyNewDay("the days of the shop", async (ended, begun) => {
		const isOver = (day: string) => ended <= day && day < begun;
		const { specialHours, closedDays } = shopDetails();
		if ([...specialHours.map(({ to }) => to), ...closedDays].some(isOver)) await announce([cacheTags.shop]);
	});
}

/** Reads the details once, and then every second from now on. Rejects where the database is out of reach. */
export async function watchShop(): Promise<void> {
	await readShopDoc();
	const work = async () => {
		await readShopDoc();
	};
	repeat({ name: "the look at the shop's details", everyMs: LOOK_EVERY_MS, firstInMs: LOOK_EVERY_MS, work });
}

/** The shop and its present hour. */
export function shopAt(shop: Shop, now: Date): ShopToday {
	const { clockOffset: _offset, phoneChannels: _channels, ...details } = shop;
	const opensAt = opensAfter(now.getTime(), shop);
	return {
		...details,
		timeZone: TIME_ZONE,
		isOpen: isOpenAt(now.getTime(), shop),
		opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
		now: now.toISOString(),
	};
}

/** The shop as anybody may know it, and whether it is open now. */
export async function readShopNow(): Promise<ShopToday> {
	return shopAt(await getShop(), clock.shopNow());
}
