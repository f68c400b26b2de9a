import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { refundCalls } from "@/lib/money/calls";
import type { sellerReportCalls } from "@/lib/reports/calls";
import type { Random } from "../chaos/random";
import { patiently } from "../support/api";
import { takeStep } from "../support/deliveries";
import type { TestStaff } from "../support/people";
import { send } from "../support/reports";
import { type Line, type OrderBook, sum, type Way } from "./book";
import type { DayOrder } from "./ordering";
import type { DayShop } from "./shop";

/** What people do to an order, by the shop's own calls: each says it to the shop and enters it in the order's book. */

export async function cancelOwn(day: DayShop, { book, customer }: DayOrder): Promise<void> {
	if (customer) {
		await day.call(customer.payer.customer.cookies, "PUT", `/api/order/cancel/${book.id}`);
		book.cancel();
	} else await cancelForShop(day, book);
}

async function move(day: DayShop, book: OrderBook, status: OrderBook["status"]): Promise<void> {
	const reason = status === "Cancelled" ? "No onions today" : "";
	await day.owner("PUT", `/api/order/status/${book.id}`, { status, ...(reason ? { reason } : {}) });
}

/** The owner cancels; answers the credit that went back. */
export async function cancelForShop(day: DayShop, book: OrderBook): Promise<number> {
	await move(day, book, "Cancelled");
	return book.cancel();
}

/** Takes the last step back; false where it is too late for that. */
export async function undo(day: DayShop, book: OrderBook, entered: () => void): Promise<boolean> {
	const { status } = await patiently(() =>
		day.raw(day.shop.owner, "PUT", `/api/order/status/${book.id}/undo`),
	);
	expect([200, 409]).toContain(status);
	if (status === 200) entered();
	return status === 200;
}

/** The bag is packed, with what is there: all of it, less, or something else for what is missing. */
export async function pack(day: DayShop, book: OrderBook, random: Random): Promise<void> {
	const found = book.terms.lines.map((line) => {
		if (random.chance(0.7)) return { ...line, picked: line.ordered, instead: undefined };
		const picked = random.between(0, line.ordered - 1);
		const other = random.pick(day.products);
		const mayStandIn = other.id !== line.product && random.chance(0.4);
		const instead = { product: other.id, price: other.price, quantity: random.between(1, 3) };
		return { ...line, picked, instead: mayStandIn ? instead : undefined };
	});
	const lines = found.map(({ product, picked, instead }) => ({
		product,
		picked,
		...(instead ? { replacement: { product: instead.product, quantity: instead.quantity } } : {}),
	}));
	const path = `/api/order/${book.id}/pack`;
	if (random.chance(0.3)) {
		await day.owner("PUT", path, { lines: lines.slice(0, 1), isComplete: false });
		enter(book, found.slice(0, 1));
	}
	if (random.chance(0.15)) {
		// Without more words what nobody has decided is in the bag.
		await move(day, book, "Packed");
		const all = book.terms.lines.map((line) => ({ ...line, picked: line.picked ?? line.ordered }));
		enter(book, all);
	} else {
		await day.owner("PUT", path, { lines, isComplete: true });
		enter(book, found);
	}
	book.status = "Packed";
}

function enter({ terms }: OrderBook, found: readonly Line[]): void {
	terms.lines = terms.lines.map((line) => found.find(({ product }) => product === line.product) ?? line);
}

export async function markPaid(day: DayShop, book: OrderBook): Promise<void> {
	await day.owner("PUT", `/api/order/mark-paid/${book.id}`);
	book.payAtCounter();
}

async function riderStep(day: DayShop, book: OrderBook, rider: TestStaff, fields: object): Promise<void> {
	const at = day.now.toISOString();
	const step = { at, key: randomUUID(), ...fields };
	const answer = await patiently(() => takeStep(book.id, step, rider.cookies));
	expect([answer.status, answer.json.message], JSON.stringify(step)).toEqual([200, undefined]);
}

/** The order is given to a rider, who goes. */
export async function sendOut(day: DayShop, book: OrderBook, rider: TestStaff): Promise<void> {
	await day.owner("PUT", `/api/order/${book.id}/assign`, { rider: rider._id });
	await riderStep(day, book, rider, { step: "picked_up" });
	book.status = "Out for delivery";
}

export async function fail(
	day: DayShop,
	book: OrderBook,
	rider: TestStaff,
	{ isShopsFault, isInTime }: { isShopsFault: boolean; isInTime: boolean },
): Promise<void> {
	const reason = isShopsFault ? "shop_fault" : "Nobody opened";
	await riderStep(day, book, rider, { step: "failed", reason });
	book.status = "On hold";
	if (isInTime && !isShopsFault) book.wasAtTheDoor = true;
}

/** The rider hands it over and takes what is to be paid. */
export async function bring(
	day: DayShop,
	{ book, code }: DayOrder,
	rider: TestStaff,
	lateCredit: number,
): Promise<void> {
	const proof = code ? { code } : { reason: "No code by phone" };
	await riderStep(day, book, rider, { step: "delivered", ...proof });
	book.payAtDoor(rider._id);
	if (book.status !== "Delivered") book.arrive(lateCredit);
}

/** The owner says that it is there. */
export async function sayDelivered(day: DayShop, book: OrderBook, lateCredit: number): Promise<void> {
	await move(day, book, "Delivered");
	book.arrive(lateCredit);
}

/** The shop gives some of the price back. */
export async function grant(day: DayShop, book: OrderBook, random: Random): Promise<void> {
	const amount = random.between(1, Math.min(300, book.refundable));
	const reason = random.pick(["late", "other", "bad_item"] as const);
	const body = { order: book.id, amount, reason, note: randomUUID() };
	await day.owner("POST", "/api/seller/refunds", body, 201);
	book.granted += amount;
}

/** The customer reports something of the bag, and the owner gives money or credit for it, or nothing. */
export async function report(day: DayShop, { book, customer }: DayOrder, random: Random): Promise<void> {
	const line = book.terms.lines.find(({ picked = 0 }) => picked > 0);
	if (!customer || !line) return;
	const about = { product: line.product, problem: "bad", quantity: 1, note: "Soft" };
	const { status, json } = await send(customer.payer.customer, book.id, about);
	expect([status, json.message]).toEqual([201, json.message]);
	const { _id } = json.report as { _id: string };
	const decision = random.pick(["refund", "credit", "refuse"] as const);
	const amount = random.between(1, Math.min(line.price, book.refundable));
	const body = { decision, message: "We are sorry", ...(decision === "refuse" ? {} : { amount }) };
	await day.owner<typeof sellerReportCalls.decide>("PUT", `/api/seller/reports/${_id}`, body);
	if (decision === "refuse") return;
	book.granted += amount;
	if (decision === "credit") book.settle("credit", amount);
}

/** Some of what is due goes back, or all. */
export async function settle(day: DayShop, book: OrderBook, random: Random, isAll = false): Promise<void> {
	if (book.due === 0) return;
	const rows = (await day.refunds("due")).filter(({ order }) => order === book.id);
	expect(sum(rows.map(({ amount }) => amount))).toBe(book.due);
	for (const { _id, amount } of rows) {
		if (!isAll && random.chance(0.3)) continue;
		const ways: [Way, ...Way[]] = book.buyer.isCaller ? ["cash", "wallet"] : ["cash", "wallet", "credit"];
		const method = random.pick(ways);
		const body = { method, amount, ...(method === "wallet" ? { reference: randomUUID() } : {}) };
		await day.owner<typeof refundCalls.settle>("PUT", `/api/seller/refunds/${_id}/settle`, body);
		book.settle(method, amount);
	}
}
