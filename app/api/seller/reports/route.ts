import { sellerReportCalls } from "@/lib/reports/calls";
import { listReports } from "@/lib/reports/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

const LIST_LIMIT = 200;

export const GET = endpoint(sellerReportCalls.list, ({ query }) => listReports(query, LIST_LIMIT));
