import "server-only";
import { csvOf } from "@/lib/server/platform/csv";
import { REASON_TEXTS, type Refund, type RefundState } from "../refund";
import { listRefunds } from "./refunds";

/** What the file says of a refund, by its columns. */
const COLUMNS = {
	order: ({ orderNumber }: Refund) => orderNumber,
	customer: ({ customer }: Refund) => customer.name,
	phone: ({ customer }: Refund) => customer.phone,
	amount: ({ amount }: Refund) => amount,
	reason: ({ reason }: Refund) => REASON_TEXTS[reason],
	note: ({ note }: Refund) => note ?? "",
	state: ({ state }: Refund) => state,
	due_since: ({ at }: Refund) => at,
	by: ({ by }: Refund) => by,
	method: ({ method }: Refund) => method ?? "",
	reference: ({ reference }: Refund) => reference ?? "",
	settled_at: ({ settledAt }: Refund) => settledAt ?? "",
	settled_by: ({ settledBy }: Refund) => settledBy ?? "",
} as const;

/** A file is made in one piece: beyond so many lines it would keep everyone else waiting. */
const MOST_LINES = 50_000;

function rowOf(refund: Refund) {
	return Object.fromEntries(Object.entries(COLUMNS).map(([column, of]) => [column, of(refund)]));
}

/** The ledger as a CSV file that spreadsheets open, newest first: amounts in rupees, times ISO 8601. */
export async function exportRefunds(state?: RefundState): Promise<string> {
	const { refunds } = await listRefunds({ state }, MOST_LINES);
	return csvOf(Object.keys(COLUMNS), refunds.map(rowOf));
}
