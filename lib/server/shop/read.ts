import "server-only";
import { unstable_cache } from "next/cache";
import { SHOP_DEFAULTS, type Shop, type ShopDetails, UNKNOWN_SHOP } from "@/lib/domain/shop-details";
import { type ShopDoc, Shop as ShopModel } from "@/models/shop";
import { cacheTags } from "../cache/cache-tags";
import { lastKnown } from "../cache/last-known";
import { connectDatabase } from "../database/connect";
import { repeat } from "../jobs/repeat";
import { clock } from "../platform/clock";
import { env } from "../platform/env";
import { perProcess } from "../platform/per-process.mjs";
import { publicShop } from "./public";

const LOOK_EVERY_MS = 1_000;

/** A build knows neither a database nor where it will run; the start fills the pages before anyone sees them. */
const isBuild = process.env.NEXT_PHASE === "phase-production-build";

const held = perProcess<{ details: ShopDetails }>("shop details", () => ({ details: SHOP_DEFAULTS }));

/** The details that a document of the database means: what it does not say is as the specification has it. */
export function detailsOf(doc: Pick<ShopDoc, "details"> | null): ShopDetails {
	const said = doc?.details;
	return {
		...SHOP_DEFAULTS,
		...said,
		deliveryFees: { ...SHOP_DEFAULTS.deliveryFees, ...said?.deliveryFees },
	};
}

/** The shop's document, read now, which this instance goes by from now on; null while nobody has said anything. */
export async function readShopDoc(): Promise<ShopDoc | null> {
	await connectDatabase();
	const doc = await ShopModel.findById("shop").lean<ShopDoc>();
	held.details = detailsOf(doc);
	clock.setOffset(env().DEMO ? (doc?.clockOffset ?? 0) : 0);
	return doc;
}

/**
 * The shop's details as use cases and mails go by them: held by this instance and read again every second, so that
 * nothing waits for them and every instance follows a change within 2 seconds.
 */
export function shopDetails(): ShopDetails {
	return held.details;
}

/** The same, as everybody may know it. */
export function currentShop(): Shop {
	return publicShop(held.details, env().DEMO, clock.offset);
}

const lastShop = lastKnown<Shop>();

/** What pages show of the shop: cached until a change makes it stale. */
export const getShop = unstable_cache(
	async (): Promise<Shop> => {
		if (isBuild) return UNKNOWN_SHOP;
		return lastShop("shop", async () => {
			await readShopDoc();
			return currentShop();
		});
	},
	["shop"],
	{ tags: [cacheTags.shop] },
);

/** Reads the details once, and then every second from now on. Rejects where the database is out of reach. */
export async function watchShop(): Promise<void> {
	await readShopDoc();
	const work = async () => {
		await readShopDoc();
	};
	repeat({ name: "the look at the shop's details", everyMs: LOOK_EVERY_MS, firstInMs: LOOK_EVERY_MS, work });
}
