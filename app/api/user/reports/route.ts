import { reportCalls } from "@/lib/reports/calls";
import { ownReports } from "@/lib/reports/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(reportCalls.listOwn, async ({ customer }) => ({
	reports: await ownReports(customer._id),
}));
