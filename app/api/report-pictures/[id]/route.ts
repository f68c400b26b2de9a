import { reportCalls } from "@/lib/reports/calls";
import { readReportPicture } from "@/lib/reports/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";
import { currentSeller } from "@/lib/team/server/session";

export const GET = endpoint(reportCalls.picture, async ({ customer, params }) => {
	const viewer = { isStaff: (await currentSeller()) !== null, customerId: customer?._id };
	return new Response(new Uint8Array(await readReportPicture(viewer, params.id)), {
		headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
	});
});
