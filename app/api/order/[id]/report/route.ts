import { endpoint } from "@/lib/server/calls/endpoint";
import { reportCalls } from "@/lib/server/calls/reports";
import { fileReport, mayReport } from "@/lib/server/reports/file";

export const POST = endpoint(
	reportCalls.file,
	async ({ customer, params, body }) => ({
		report: await fileReport(customer._id, params.id, body),
		message: "Thank you. We look at it and tell you here and by mail.",
	}),
	({ customer, params }) => mayReport(customer._id, params.id),
);
