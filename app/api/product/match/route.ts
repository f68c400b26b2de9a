import { endpoint } from "@/lib/server/calls/endpoint";
import { shoppingListCalls } from "@/lib/shopping-list/calls";
import { matchListToday } from "@/lib/shopping-list/server";

export const POST = endpoint(shoppingListCalls.match, async ({ body }) => ({
	lines: await matchListToday(body.text),
}));
