import { searchCalls } from "@/lib/searches/calls";
import { readSearches } from "@/lib/searches/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(searchCalls.list, async ({ query }) => ({
	searches: await readSearches(query.days),
}));
