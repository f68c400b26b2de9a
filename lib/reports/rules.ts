import type { z } from "zod";
import { arrivedAt, type OrderStatus } from "@/lib/orders/rules/order-states";
import type { report, sellerReport } from "./calls";

export const PROBLEMS = ["bad", "missing", "wrong"] as const;
export type Problem = (typeof PROBLEMS)[number];

export const PROBLEM_TEXTS: Record<Problem, string> = {
	bad: "It was bad",
	missing: "It was missing",
	wrong: "It was something else",
};

export const DECISIONS = ["refund", "credit", "refuse"] as const;
export type Decision = (typeof DECISIONS)[number];

export const REPORT_STATES = ["open", "decided"] as const;

/** A report carries so many pictures at most. */
export const MAX_REPORT_PICTURES = 3;

export const REPORT_NOT_FOUND = "Report not found";
export const NOT_IN_ORDER = "This product is not in the order";
export const NOT_DELIVERED = "Something can be reported once the order was delivered";
export const TOO_LATE_TO_REPORT = "Something can be reported within 24 hours of the delivery";
export const REPORTED_ALREADY = "You have already reported this product";
export const DECIDED_ALREADY = "This report is decided already";

/** So long after it came something of an order can be reported, and it is news; milliseconds. */
export const REPORTABLE_MS = 24 * 3_600_000;

/** A customer's word about a line of a delivered order; amounts in rupees, times ISO 8601. */
export type Report = z.output<typeof report>;

/** The same for the team; `language` is the one in which its customer reads the answer. */
export type SellerReport = z.output<typeof sellerReport>;

type Delivered = { status: OrderStatus; statusHistory: readonly { status: OrderStatus; at: string }[] };

/** Until when something of the order can be reported, in milliseconds; null where it was not delivered. */
export function reportableUntil(order: Delivered): number | null {
	const arrived = arrivedAt(order);
	return arrived === null ? null : new Date(arrived).getTime() + REPORTABLE_MS;
}
