import { exportRefunds } from "@/lib/money/server/export-refunds";
import { endpoint } from "@/lib/server/calls/endpoint";
import { refundCalls } from "@/lib/server/calls/refunds";
import { csvFile } from "@/lib/server/platform/csv";

export const GET = endpoint(refundCalls.export, async ({ query }) =>
	csvFile("sabz-refunds.csv", await exportRefunds(query.state)),
);
