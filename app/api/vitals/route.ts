import { endpoint } from "@/lib/server/calls/endpoint";
import { vitalCalls } from "@/lib/vitals/calls";
import { countVisit } from "@/lib/vitals/server/vitals";

export const POST = endpoint(vitalCalls.note, async ({ request, body }) => {
	if (request.headers.get("sec-gpc") !== "1") await countVisit(body);
	return {};
});
