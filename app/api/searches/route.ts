import { searchCalls } from "@/lib/searches/calls";
import { noteSearch } from "@/lib/searches/server";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(searchCalls.note, async ({ request, body }) => {
	await noteSearch(request, body);
	return {};
});
