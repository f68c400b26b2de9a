import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerReportCalls } from "@/lib/server/calls/reports";
import { decideReport } from "@/lib/server/reports/decide";

export const PUT = endpoint(sellerReportCalls.decide, async ({ seller, params, body }) => ({
	report: await decideReport(seller, params.id, body),
	message: "The customer has been told",
}));
