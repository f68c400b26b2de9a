import { reportCalls } from "@/lib/reports/calls";
import { fileReport, mayReport } from "@/lib/reports/server/file";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(
	reportCalls.file,
	async ({ customer, params, body, keep }) => {
		const message = "Thank you. We look at it and tell you.";
		const report = await fileReport(customer._id, params.id, body, (filed) =>
			keep({ report: filed, message }),
		);
		return { report, message };
	},
	({ customer, params }) => mayReport(customer._id, params.id),
);
