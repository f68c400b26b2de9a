import { reportCalls } from "@/lib/reports/calls";
import { fileReport, mayReport } from "@/lib/reports/server/file";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(
	reportCalls.file,
	async ({ customer, params, body }) => ({
		report: await fileReport(customer._id, params.id, body),
		message: "Thank you. We look at it and tell you here and by mail.",
	}),
	({ customer, params }) => mayReport(customer._id, params.id),
);
