import "server-only";
import { csvOf } from "@/lib/server/platform/csv";
import type { Closing } from "../cash";

const COLUMNS = ["day", "section", "what", "value"] as const;

function rowsOf({ sales, unpaid, cash, withRiders, handovers, refunds, credit, wasted, ...of }: Closing) {
	return [
		["orders", "delivered", of.orders],
		["orders", "cancelled", of.cancelled],
		...Object.entries(sales).map(([kind, amount]) => ["sales", kind, amount] as const),
		["sales", "cash not in yet", unpaid],
		...Object.entries(cash).map(([what, amount]) => ["cash", what, amount] as const),
		["cash", "still with riders", withRiders],
		...handovers.flatMap(({ rider, expected, counted }) => [
			["handover", `${rider.name}, expected`, expected] as const,
			["handover", `${rider.name}, counted`, counted] as const,
		]),
		...Object.entries(refunds).map(([what, amount]) => ["refunds", what, amount] as const),
		...Object.entries(credit).map(([what, amount]) => ["credit", what, amount] as const),
		...wasted.map(({ name, quantity }) => ["wasted", name, quantity] as const),
	] as const;
}

/** A day's closing as a CSV file: one figure a line, amounts in rupees. */
export function closingFile(closing: Closing): string {
	const { day } = closing;
	const rows = rowsOf(closing).map(([section, what, value]) => ({ day, section, what, value }));
	return csvOf(COLUMNS, rows);
}
