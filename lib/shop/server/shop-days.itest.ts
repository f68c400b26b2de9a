import { afterAll, expect, test } from "vitest";
import { cacheTags } from "@/lib/server/cache/invalidation";
import { runJobsNow } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { dayOf, daysAfter } from "@/lib/text/dates";
import { Freshness, Shop } from "@/models/shop";
import { ownDatabase } from "@/tests/support/own-database";
import { readShopDoc, startShopDays } from "./read";

ownDatabase();
afterAll(async () => {
	await Shop.collection.deleteMany({});
	await readShopDoc();
});

const DAY_MINUTES = 24 * 60;

test("pages are made again on the day after special hours or a closed day, and on no other", async () => {
	const today = dayOf(clock.shopNow());
	const special = { from: today, to: daysAfter(today, 2), spans: [], name: "Eid" };
	await Shop.create({ _id: "shop", details: { specialHours: [special], closedDays: [today] } });
	await readShopDoc();
	startShopDays();
	const announcedBy = async (day: number) => {
		clock.setOffset(day * DAY_MINUTES);
		await runJobsNow(["the days of the shop"]);
		return (await Freshness.findById("freshness").lean())?.recent ?? [];
	};
	expect(await announcedBy(0)).toEqual([]);
	const one = { tags: [cacheTags.shop] };
	expect(await announcedBy(1)).toMatchObject([one]);
	expect(await announcedBy(2)).toMatchObject([one]);
	expect(await announcedBy(3)).toMatchObject([one, one]);
	expect(await announcedBy(4)).toMatchObject([one, one]);
});
