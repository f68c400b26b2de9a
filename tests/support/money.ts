import { randomUUID } from "node:crypto";
import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { api } from "./api";
import { newOrder } from "./orders";
import { sellerCookies, type TestCustomer } from "./people";
import { newProduct, testAddress } from "./products";

/** What tests of money do and look at, as the owner and as a customer. */

export type Refund = { _id: string; order: string; amount: number; state: string; reason: string };
export type Shown = Record<string, unknown> & { _id: string; amount: number };

export const WALLET = { paymentType: "JazzCash", isPaid: true, paymentStatus: "success" };
export const whose = ({ _id, name, email }: TestCustomer) => ({
	user: new ObjectId(_id),
	customer: { name, email },
});

/** Three pieces at Rs. 1000: Rs. 3150 with tax. */
export function threePieces(fields: object = {}) {
	const product = new ObjectId();
	const line = { product, name: "Crate", imageUrl: "/art/one-mango.webp", unitPrice: 1000, quantity: 3 };
	const costs = { taxPercent: 5, deliveryFee: 0, amount: 3150 };
	return { product: String(product), order: newOrder({ lines: [line], ...costs, ...fields }) };
}

let session: Promise<string> | undefined;

/** A call of the owner's, who signs in once for a file. */
async function asOwner(method: string, path: string, body?: object) {
	session ??= sellerCookies();
	return api(method, path, { cookies: await session, body });
}

export const pack = (id: string, product: string, picked: number, isComplete = true) =>
	asOwner("PUT", `/api/order/${id}/pack`, { lines: [{ product, picked }], isComplete });
export const move = (id: string, status: string, reason = "No onions") =>
	asOwner("PUT", `/api/order/status/${id}`, { status, reason });
export const undo = (id: string) => asOwner("PUT", `/api/order/status/${id}/undo`);
export const markPaid = (id: string) => asOwner("PUT", `/api/order/mark-paid/${id}`);
export const assign = (id: string, rider: string | null) =>
	asOwner("PUT", `/api/order/${id}/assign`, { rider });
export const settle = (id: string, body: object) => asOwner("PUT", `/api/seller/refunds/${id}/settle`, body);
export const grant = (order: string, amount: number, reason = "late") =>
	asOwner("POST", "/api/seller/refunds", { order, amount, reason, note: randomUUID() });

export async function refundsOf(order: string): Promise<Refund[]> {
	const { json } = await asOwner("GET", "/api/seller/refunds");
	return (json.refunds as Refund[]).filter((refund) => refund.order === order);
}

export async function dueOf(order: string): Promise<number> {
	const due = (await refundsOf(order)).filter(({ state }) => state === "due");
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

/** Gives a customer credit: a refund of an earlier order that is settled so. */
export async function give(who: TestCustomer, amount: number): Promise<void> {
	const order = await newOrder({ ...WALLET, ...whose(who), status: "Delivered", amount: 9000 });
	const { _id } = (await grant(order, amount)).json.refund as Refund;
	expect((await settle(_id, { method: "credit" })).status).toBe(200);
}

export async function place(who: TestCustomer, fields: object = {}) {
	const product = await newProduct({ offerPrice: 500 });
	return api("POST", "/api/order/cod", {
		cookies: who.cookies,
		body: { items: [{ product, quantity: 4 }], address: testAddress, ...fields },
	});
}
