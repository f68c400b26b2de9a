import { endpoint } from "@/lib/server/calls/endpoint";
import { reportCalls } from "@/lib/server/calls/reports";
import { readReportPicture } from "@/lib/server/reports/picture";
import { currentSeller } from "@/lib/server/sellers/guards";

export const GET = endpoint(reportCalls.picture, async ({ customer, params }) => {
	const viewer = { isStaff: (await currentSeller()) !== null, customerId: customer?._id };
	return new Response(new Uint8Array(await readReportPicture(viewer, params.id)), {
		headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
	});
});
