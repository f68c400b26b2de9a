import { buyingCalls } from "@/lib/buying/calls";
import { takeIn } from "@/lib/buying/server/came";
import { readBuying } from "@/lib/buying/server/need";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clock } from "@/lib/server/platform/clock";
import { dayUnderWay } from "@/lib/shop/rules/opening-hours";
import { businessHours } from "@/lib/shop/server/read";
import { mayDo } from "@/lib/team/rules";

export const GET = endpoint(buyingCalls.list, async ({ seller, query }) => {
	// At market, before the shop opens, it is the day that has begun.
	const { day = dayUnderWay(clock.shopNow(), businessHours()) } = query;
	return { day, lines: await readBuying(day, { withCost: mayDo(seller.role, "management") }) };
});

export const POST = endpoint(buyingCalls.came, async ({ seller, body }) => takeIn(seller, body));
