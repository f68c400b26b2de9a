import { buyingCalls } from "@/lib/buying/calls";
import { takeIn } from "@/lib/buying/server/came";
import { readBuying } from "@/lib/buying/server/need";
import { endpoint } from "@/lib/server/calls/endpoint";
import { clock } from "@/lib/server/platform/clock";
import { mayDo } from "@/lib/team/rules";
import { dayOf } from "@/lib/text/dates";

// At market, before the shop opens, the list is of the day that has begun.
export const GET = endpoint(buyingCalls.list, async ({ seller, query: { day = dayOf(clock.shopNow()) } }) => {
	return { day, lines: await readBuying(day, { withCost: mayDo(seller.role, "management") }) };
});

export const POST = endpoint(buyingCalls.came, async ({ seller, body }) => takeIn(seller, body));
