import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { api } from "./api";
import { newOrder, orderLine, WALLET, whose } from "./orders";
import type { TestCustomer } from "./people";
import { newProduct } from "./products";
import { asOwner, packLines } from "./seller";
import { orderCash } from "./shopping";

/** What tests of money do and look at, as the owner and as a customer. */

export type Refund = { _id: string; order: string; amount: number; state: string; reason: string };
export type Shown = Record<string, unknown> & { _id: string; amount: number };

/** Three pieces at Rs. 1000: Rs. 3150 with tax. */
export function threePieces(fields: object = {}) {
	const line = orderLine("Crate", 1000, 3);
	const costs = { taxPercent: 5, deliveryFee: 0, amount: 3150 };
	return { product: String(line.product), order: newOrder({ lines: [line], ...costs, ...fields }) };
}

export const pack = (id: string, product: string, picked: number, isComplete = true) =>
	packLines(id, [{ product, picked }], isComplete);
export const settle = (id: string, body: object) => asOwner("PUT", `/api/seller/refunds/${id}/settle`, body);
export const grant = (order: string, amount: number, reason = "late", note: string = randomUUID()) =>
	asOwner("POST", "/api/seller/refunds", { order, amount, reason, note });

export async function refundsOf(order: string, state = ""): Promise<Refund[]> {
	const { json } = await asOwner("GET", `/api/seller/refunds?state=${state}`);
	return (json.refunds as Refund[]).filter((refund) => refund.order === order);
}

export async function dueOf(order: string): Promise<number> {
	const due = await refundsOf(order, "due");
	return due.reduce((sum, { amount }) => sum + amount, 0);
}

export async function orderOf(id: string): Promise<Shown> {
	const { json } = await asOwner("GET", `/api/order/seller?q=${id.slice(-6)}`);
	const found = (json.orders as Shown[]).find(({ _id }) => _id === id);
	if (!found) throw new Error(`order ${id} is not listed`);
	return found;
}

export const balanceOf = async ({ cookies }: TestCustomer) =>
	(await api("GET", "/api/user/credit", { cookies })).json.balance;

/** Gives a customer credit: a refund of an earlier order that is settled so; gives that order's id. */
export async function give(who: TestCustomer, amount: number): Promise<string> {
	const order = await newOrder({ ...WALLET, ...whose(who), status: "Delivered", amount: 9000 });
	const { _id } = (await grant(order, amount)).json.refund as Refund;
	expect((await settle(_id, { method: "credit" })).status).toBe(200);
	return order;
}

/** Four of a product at Rs. 500, ordered for cash: Rs. 2100 with tax. */
export const place = async (who: TestCustomer, fields: object = {}) =>
	orderCash(who, [{ product: await newProduct({ offerPrice: 500 }), quantity: 4 }], fields);
