import { endpoint } from "@/lib/server/calls/endpoint";
import { reportCalls } from "@/lib/server/calls/reports";
import { ownReports } from "@/lib/server/reports/read";

export const GET = endpoint(reportCalls.listOwn, async ({ customer }) => ({
	reports: await ownReports(customer._id),
}));
