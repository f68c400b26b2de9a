import { endpoint } from "@/lib/server/calls/endpoint";
import { sellerReportCalls } from "@/lib/server/calls/reports";
import { listReports } from "@/lib/server/reports/read";

const LIST_LIMIT = 200;

export const GET = endpoint(sellerReportCalls.list, ({ query }) => listReports(query, LIST_LIMIT));
