import { endpoint } from "@/lib/server/calls/endpoint";
import { refundCalls } from "@/lib/server/calls/refunds";
import { csvFile } from "@/lib/server/platform/csv";
import { exportRefunds } from "@/lib/server/refunds/export";

export const GET = endpoint(refundCalls.export, async ({ query }) =>
	csvFile("sabz-refunds.csv", await exportRefunds(query.state)),
);
