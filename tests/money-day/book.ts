import type { Wallet } from "@/lib/payments/rules";

/** What a day must come to, kept by the plainest sums there are: nothing here is the shop's own code. Rupees. */

export type Line = { product: string; price: number; ordered: number; picked?: number; instead?: Instead };
export type Instead = { product: string; price: number; quantity: number };
export type Coupon = { code: string; kind: "percent" | "amount"; value: number };
export type Via = "cash" | Wallet | "credit";
export type Way = "cash" | "wallet" | "credit";
export type Status = "Order Placed" | "On hold" | "Packed" | "Out for delivery" | "Delivered" | "Cancelled";

/** Whoever ordered; a caller has no account, and so no credit. */
export type Buyer = { balance: number; isCaller: boolean };

/** What the whole shop has seen of money that is no order's own. */
export class DayBook {
	readonly orders: OrderBook[] = [];
	/** What each rider took, and what they were to hand over. */
	readonly taken = new Map<string, number>();
	readonly handovers: { rider: string; expected: number; counted: number }[] = [];
	/** Cash that came over the counter, less what was paid out there. */
	counter = 0;
	settled = { count: 0, amount: 0 };
	credit = { given: 0, used: 0 };

	heldBy(rider: string): number {
		const handed = this.handovers.filter((one) => one.rider === rider);
		return (this.taken.get(rider) ?? 0) - sum(handed.map(({ expected }) => expected));
	}
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function costOf({ price, ordered, picked, instead }: Line): number {
	if (picked === undefined) return price * ordered;
	return Math.min(price * ordered, price * picked + (instead ? instead.price * instead.quantity : 0));
}

/** What an order was made with. */
export type Terms = { by: "cash" | Wallet; lines: Line[]; fee: number; coupon: Coupon | null };

/** What lines of this cost come to, with 5 % of tax on what the coupon leaves. */
export function totalsOf(subtotal: number, { fee, coupon }: Pick<Terms, "fee" | "coupon">) {
	let discount = 0;
	if (coupon?.kind === "amount") discount = Math.min(subtotal, coupon.value);
	if (coupon?.kind === "percent") discount = Math.round((subtotal * coupon.value) / 100);
	const tax = Math.round(((subtotal - discount) * 5) / 100);
	return { subtotal, discount, tax, amount: subtotal - discount + tax + fee };
}

/** One order: what came in for it, what went back, and what that leaves. */
export class OrderBook {
	status: Status = "Order Placed";
	readonly paid: Record<Via, number> = { cash: 0, jazzcash: 0, easypaisa: 0, credit: 0 };
	readonly returned: Record<Way, number> = { cash: 0, wallet: 0, credit: 0 };
	granted = 0;
	gift = 0;
	/** All that was paid went back while it was on hold. */
	isGivenUp = false;
	/** A rider stood in time at a door that nobody opened. */
	wasAtTheDoor = false;

	constructor(
		readonly day: DayBook,
		readonly id: string,
		readonly buyer: Buyer,
		readonly terms: Terms,
	) {
		day.orders.push(this);
	}

	get ordered() {
		return totalsOf(sum(this.terms.lines.map(({ price, ordered }) => price * ordered)), this.terms);
	}

	/** What it comes to as it was packed; null before. */
	get final() {
		if (this.terms.lines.every(({ picked }) => picked === undefined)) return null;
		const totals = totalsOf(sum(this.terms.lines.map(costOf)), this.terms);
		return { ...totals, amount: Math.min(this.ordered.amount, totals.amount) };
	}

	get cost() {
		return (this.final ?? this.ordered).amount;
	}

	get net() {
		return sum(Object.values(this.paid)) - sum(Object.values(this.returned));
	}

	get creditLeft() {
		return Math.min(this.net, Math.max(0, this.paid.credit - this.returned.credit));
	}

	get due() {
		if (this.status === "On hold") return this.net - this.creditLeft;
		if (this.status === "Cancelled" || this.isGivenUp) return this.net;
		const asked = this.status === "Order Placed" ? this.ordered.amount : this.cost;
		return Math.max(0, this.net - Math.max(0, asked - this.granted));
	}

	get toCollect() {
		if (this.status === "Cancelled" || this.isGivenUp || this.due > 0) return 0;
		return Math.max(0, this.cost - this.granted - this.net);
	}

	get isPaid() {
		const { credit, ...others } = this.paid;
		return this.toCollect === 0 && (sum(Object.values(others)) > 0 || credit >= this.cost - this.granted);
	}

	get paymentStatus() {
		if (this.due > 0) return "refund due";
		if (!this.isPaid) return "pending";
		const left = this.status === "On hold" ? this.net - this.creditLeft : this.net;
		return sum(Object.values(this.returned)) > 0 && left <= 0 ? "refunded" : "success";
	}

	/** True where something is to come in, and may do so over the counter. */
	get mayBeMarkedPaid() {
		const { by } = this.terms;
		return this.toCollect > 0 && (by === "cash" || this.paid[by] > 0);
	}

	/** What can still be granted of what was paid. */
	get refundable() {
		return this.net - this.due;
	}

	/** Credit pays what it can. */
	payWithCredit(amount: number): void {
		this.buyer.balance -= amount;
		this.paid.credit += amount;
		this.day.credit.used += amount;
	}

	payWithWallet(wallet: Wallet, amount: number): void {
		this.paid[wallet] += amount;
	}

	/** What is still to collect comes in over the counter. */
	payAtCounter(): void {
		this.day.counter += this.toCollect;
		this.paid.cash += this.toCollect;
	}

	/** What is still to collect is given to the rider. */
	payAtDoor(rider: string): void {
		const { toCollect } = this;
		this.day.taken.set(rider, (this.day.taken.get(rider) ?? 0) + toCollect);
		this.paid.cash += toCollect;
	}

	settle(way: Way, amount: number): void {
		if (this.status === "On hold") this.isGivenUp = true;
		this.returned[way] += amount;
		this.day.settled.count += 1;
		this.day.settled.amount += amount;
		if (way === "cash") this.day.counter -= amount;
		if (way === "credit") this.giveCredit(amount);
	}

	/** Its credit is the customer's again, by itself; answers how much, for whoever takes it back. */
	cancel(): number {
		const back = this.creditLeft;
		this.status = "Cancelled";
		if (back > 0) this.settle("credit", back);
		return back;
	}

	/** The cancellation that gave so much credit back was none. */
	uncancel(back: number, before: Status): void {
		this.status = before;
		if (back === 0) return;
		this.returned.credit -= back;
		this.buyer.balance -= back;
		this.day.credit.given -= back;
		this.day.settled.count -= 1;
		this.day.settled.amount -= back;
	}

	/** It is there; late gives credit, unless a rider had been at the door in time. */
	arrive(lateCredit: number): void {
		this.status = "Delivered";
		if (lateCredit === 0 || this.wasAtTheDoor || this.buyer.isCaller) return;
		this.gift += lateCredit;
		this.giveCredit(lateCredit);
	}

	private giveCredit(amount: number): void {
		this.buyer.balance += amount;
		this.day.credit.given += amount;
	}
}
