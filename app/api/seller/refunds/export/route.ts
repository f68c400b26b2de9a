import { refundCalls } from "@/lib/money/calls";
import { exportRefunds } from "@/lib/money/server/refunds";
import { endpoint } from "@/lib/server/calls/endpoint";
import { csvFile } from "@/lib/server/platform/csv";

export const GET = endpoint(refundCalls.export, async ({ query }) =>
	csvFile("sabz-refunds.csv", await exportRefunds(query.state)),
);
