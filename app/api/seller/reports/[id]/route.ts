import { sellerReportCalls } from "@/lib/reports/calls";
import { decideReport } from "@/lib/reports/server/decide";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(sellerReportCalls.decide, async ({ seller, params, body }) => ({
	report: await decideReport(seller, params.id, body),
	message: "The customer has been told",
}));
