import type { z } from "zod";
import { type Counted, formatWeight, itemsOf, unitsOf } from "@/lib/text/sold-by";
import type { PrintChoice } from "../schema/seller-order";
import type { sellerOrder } from "../shapes";
import type { Order, OrderLine, PaymentType } from "./order";
import { isOpen, isPromised } from "./order-states";

/** An order as the team reads it: with who ordered; the e-mail is empty where nobody has said one. */
export type SellerOrder = z.output<typeof sellerOrder>;

/** Cash that has not come in yet and still can (spec 4). */
export function awaitsCash({ toCollect }: Pick<Order, "toCollect">): boolean {
	return toCollect > 0;
}

/** How an order is paid, in a word for tight places. */
export function paymentName(type: PaymentType): string {
	return type === "Cash On Delivery" ? "Cash" : type;
}

/** Newest first, for sorting. */
export function newestFirst(a: Pick<Order, "createdAt">, b: Pick<Order, "createdAt">): number {
	return b.createdAt.localeCompare(a.createdAt);
}

/** The least time left first, for sorting; what promises no time comes last. */
export function byTimeLeft(a: Order, b: Order): number {
	const due = (order: Order) =>
		isPromised(order.status) ? new Date(order.promisedAt).getTime() : Number.MAX_SAFE_INTEGER;
	return due(a) - due(b);
}

/** Whether nothing of an order may be packed before its customer has said yes. */
export function waitsForYes({ confirmation, status }: Pick<Order, "confirmation" | "status">): boolean {
	return confirmation === "asked" && isOpen(status);
}

/** A reason as a sentence: a rider's has no full stop. */
export function asSentence(reason: string | null): string {
	return reason && !/[.!?]$/.test(reason) ? `${reason}.` : (reason ?? "");
}

/** How many items an order holds: what is weighed is one. */
export function piecesOf(order: Pick<Order, "items">): number {
	return order.items.reduce((sum, item) => sum + itemsOf(item), 0);
}

/** How many items are in the bag, what stands in for others too; of what nobody has decided, what was ordered. */
export function itemsInBag({ items }: Pick<Order, "items">): number {
	const inLine = ({ packed, ...line }: OrderLine) => {
		const instead = packed?.replacement ? itemsOf(packed.replacement) : 0;
		return itemsOf({ ...line, quantity: packed?.quantity ?? line.quantity }) + instead;
	};
	return items.reduce((sum, item) => sum + inLine(item), 0);
}

/** Who the order goes to. */
export function recipientOf({ address }: Pick<Order, "address">): string {
	return `${address.firstName} ${address.lastName}`;
}

export const PRINT_DOCUMENTS = [
	{ value: "packing-slip", label: "Packing slip", plural: "Packing slips" },
	{ value: "invoice", label: "Invoice", plural: "Invoices" },
] as const;
/** The papers that shops have: sheets, and the roll of a receipt printer. */
export const PAPERS = [
	{ value: "a4", label: "A4" },
	{ value: "a5", label: "A5" },
	{ value: "80mm", label: "80 mm roll" },
] as const;
export type Paper = (typeof PAPERS)[number]["value"];

export const MAX_PRINTED = 100;

/** A unit that is one whole measure, so that several of them are one larger amount. */
const ONE_MEASURE = /^1\s*(kg|g|dozen|litre|liter)$/i;

/** What a unit says in words beside how many there are: all of a crate's `Feeds 4`, whose number is no amount; nothing of `500 g`. */
export function unitInWords(unit = ""): string | null {
	return /^\D.*\d/.test(unit.trim()) ? unit.trim() : null;
}

/** What a packer takes: `5 kg` for five of `1 kg`, `2 × 500 g` for two of `500 g`, `3 ×` where no unit is known or it is said in words; by weight `1.25 kg`. */
export function amountText({ quantity, stepGrams }: Counted, unit = ""): string {
	if (stepGrams) return formatWeight(unitsOf({ quantity, stepGrams }));
	const measure = ONE_MEASURE.exec(unit.trim())?.[1];
	if (measure) return `${quantity} ${measure}`;
	return unitInWords(unit) ? `${quantity} ×` : `${quantity} × ${unit.trim()}`.trimEnd();
}

/** The address of a print page. */
export function printHref({ order = [], as, paper }: Partial<PrintChoice>): string {
	const params = new URLSearchParams(order.map((id) => ["order", id]));
	if (as && as !== "packing-slip") params.set("as", as);
	if (paper && paper !== "a4") params.set("paper", paper);
	return params.size === 0 ? "/seller/print" : `/seller/print?${params}`;
}
