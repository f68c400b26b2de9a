import { plainDigits } from "@/lib/accounts/rules/user";
import type { AddressInput } from "@/lib/accounts/schema";
import { WALLET_NAMES, WALLETS } from "@/lib/payments/rules";
import { type BusinessHours, boundsOfBusinessDay, businessDays } from "@/lib/shop/rules/opening-hours";
import type { OrderFilters } from "../schema/seller-order";
import { orderNumber, type PaymentType } from "./order";

/** The words by which an order is found: lower case, without accents, a phone as one run of digits. */

const MAX_TERMS = 6;

function wordsOf(text: string): string[] {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
}

function phoneDigits(text: string): string {
	return text
		.replace(/\D/g, "")
		.replace(/^(0092|92)/, "0")
		.replace(/^3\d{9}$/, "0$&");
}

type Findable = {
	_id: unknown;
	customer: { name: string };
	address: Pick<AddressInput, "firstName" | "lastName" | "phoneNumber">;
};

/** Every word of an order that a seller may type: its number, the names on it, the phone. */
export function searchWordsOf({ _id, customer, address }: Findable): string[] {
	const names = `${customer.name} ${address.firstName} ${address.lastName}`;
	const number = orderNumber(String(_id)).split("-").slice(1).join("").toLowerCase();
	return [...new Set([number, phoneDigits(address.phoneNumber), ...wordsOf(names)])];
}

/** Digits written in groups, as a phone is; not the end of a word and the number after it. */
const SPOKEN_DIGITS = /(?<![\p{L}\d])\d[\d\s-]*\d(?![\p{L}\d])/gu;

/** What was typed, as the beginnings of words that must all be there. */
export function searchTermsOf(query: string): string[] {
	const joined = plainDigits(query)
		.replace(/\bsbz-/gi, " ")
		.replace(SPOKEN_DIGITS, (run) => run.replace(/[\s-]/g, ""));
	const terms = joined
		.split(/\s+/)
		.flatMap((chunk) => (/^\+?\d{5,}$/.test(chunk) ? [phoneDigits(chunk)] : wordsOf(chunk)));
	return terms.slice(0, MAX_TERMS);
}

/**
 * True for a term that is a whole order number or a whole phone, and so needs no longer word to match; six digits that may
 * begin a phone are not.
 */
export function isWholeWord(term: string): boolean {
	return /^(?!03)[0-9a-f]{6}$/.test(term) || /^03\d{9}$/.test(term);
}

/** The filters as the page's address carries them. */
export type FilterParams = Partial<Record<keyof OrderFilters, string>>;

/** The address of all orders; without filters the orders page shows those that are open. */
export const ALL_ORDERS = "/seller/orders?all=1";

/** The address of the orders page with these filters. */
export function ordersHref(params: FilterParams): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
	const text = query.toString();
	return text ? `/seller/orders?${text}` : "/seller/orders";
}

/** Which orders the seller looks at; the filters live in the address of the page. */

export const PAYMENT_FILTERS = ["cash-due", "paid", "refund-due", "refunded", "cash", ...WALLETS] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

export const PAYMENT_FILTER_LABELS: Record<PaymentFilter, string> = {
	"cash-due": "Cash to collect",
	paid: "Paid",
	"refund-due": "Refund due",
	refunded: "Refunded",
	cash: "Cash On Delivery",
	...WALLET_NAMES,
};

export const FILTER_PAYMENT_TYPES: Partial<Record<PaymentFilter, PaymentType>> = {
	cash: "Cash On Delivery",
	...WALLET_NAMES,
};

export const PERIODS = ["today", "yesterday", "7-days", "14-days", "30-days", "90-days"] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
	today: "Today",
	yesterday: "Yesterday",
	"7-days": "Last 7 days",
	"14-days": "Last 14 days",
	"30-days": "Last 30 days",
	"90-days": "Last 90 days",
};

/** The moments between which the orders of a period of business days were placed; `to` is left out where it lasts until now. */
export function periodBounds(when: string, now: Date, hours: BusinessHours): { from: Date; to?: Date } {
	const back = (days: number) => businessDays(now, days + 1, hours)[0]?.from ?? now;
	if (when === "today") return { from: back(0) };
	if (when === "yesterday") return { from: back(1), to: back(0) };
	const lastDays = /^(\d+)-days$/.exec(when)?.[1];
	return lastDays ? { from: back(Number(lastDays) - 1) } : boundsOfBusinessDay(when, hours);
}
