import type { z } from "zod";
import type { CashRules } from "@/lib/shop/rules/shop-details";
import { DAY_MS } from "@/lib/text/dates";
import type { address, customer, customerOrder, customerSummary, failedDelivery } from "./calls";

/** What the owner has decided of one customer's cash; it wins over the shop's rules. */
export const CUSTOMER_CASH_RULES = ["usual", "confirm", "wallet_only", "allowed"] as const;
export type CustomerCashRule = (typeof CUSTOMER_CASH_RULES)[number];

export const CUSTOMER_NOT_FOUND = "Customer not found";
export const MAX_NOTE = 1000;

/** What a rider says of an order that was turned away at the door: only this counts against its customer. */
export const REFUSED = "refused";

/** What of a customer's orders decides about cash; nothing of where they live is in it. */
export type CashPast = {
	/** How many orders stand: any but cancelled ones. */
	standing: number;
	/** When the last one was delivered; null where none was. */
	deliveredAt: Date | null;
	/** When orders of theirs were refused at the door. */
	refusedAt: readonly Date[];
};

export const NO_PAST: CashPast = { standing: 0, deliveredAt: null, refusedAt: [] };

/** Whoever had something brought within so many days is never asked. */
const KNOWN_DAYS = 30;

/** How a cash order is taken: as it is, after its customer's yes, or not at all. */
export type CashTerms = "free" | "confirm" | "wallet_only";

type Asked = {
	rule: CustomerCashRule;
	rules: CashRules;
	past: CashPast;
	/** Rupees that the rider would have to take. */
	toCollect: number;
	now: Date;
	/** Somebody of the team has the customer on the phone. */
	isByPhone: boolean;
};

const since = (days: number, now: Date) => now.getTime() - days * DAY_MS;

function isWalletOnly({ rule, rules, past, now }: Asked): boolean {
	if (rule !== "usual") return rule === "wallet_only";
	const { refusalsToWalletOnly: most, days } = rules;
	const counted = past.refusedAt.filter((at) => at.getTime() > since(days, now));
	return most !== null && counted.length >= most;
}

function isAsked({ rule, rules, past, toCollect }: Asked): boolean {
	if (rule !== "usual") return rule === "confirm";
	const { confirmFirstAbove: above } = rules;
	return above !== null && past.standing === 0 && toCollect > above;
}

/**
 * How this cash order is taken. Laws: nothing of the area is asked; whoever was delivered to in the last 30 days, or is on
 * the phone, is not asked for a yes; only what was refused counts; the customer's own rule wins over the shop's.
 */
export function cashTermsOf(asked: Asked): CashTerms {
	if (asked.toCollect === 0) return "free";
	if (isWalletOnly(asked)) return "wallet_only";
	const { deliveredAt } = asked.past;
	const isKnown = deliveredAt !== null && deliveredAt.getTime() >= since(KNOWN_DAYS, asked.now);
	return !asked.isByPhone && !isKnown && isAsked(asked) ? "confirm" : "free";
}

/** True where a decision about cash needs to know the customer's orders. */
export function asksForPast(rule: CustomerCashRule, rules: CashRules): boolean {
	if (rule === "confirm") return true;
	return rule === "usual" && (rules.confirmFirstAbove !== null || rules.refusalsToWalletOnly !== null);
}

/** A customer as the owner's list has them; rupees, `lastOrderAt` ISO 8601. */
export type CustomerSummary = z.output<typeof customerSummary>;

/** The same with what the owner has written down, and since when they are known, ISO 8601. */
export type CustomerCard = z.output<typeof customer>;

/** Where orders of theirs went: never where on the map. */
export type CustomerAddress = z.output<typeof address>;

/** What each rule is called, and what it means. */
export const CASH_RULE_WORDS: Record<CustomerCashRule, { name: string; note: string }> = {
	usual: { name: "As the shop’s rule", note: "What the shop’s details say of cash" },
	confirm: { name: "Confirm first", note: "Packed only after a yes, whatever the amount" },
	wallet_only: { name: "Wallet only", note: "They read “Please pay this order with a wallet”" },
	allowed: { name: "Always allowed", note: "Refusals do not count" },
};

/** An order on a customer's card; rupees, as it was packed once it is. */
export type CustomerOrder = z.output<typeof customerOrder>;

/** An order that came back from the door, who brought it back, and what was said of it. */
export type FailedDelivery = z.output<typeof failedDelivery>;
