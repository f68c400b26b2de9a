import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { cashCalls, creditCalls, refundCalls } from "@/lib/money/calls";
import type { orderCalls, sellerOrderCalls } from "@/lib/orders/calls";
import type { Call } from "@/lib/server/calls/call";
import { type Answer, api, must, patiently } from "../support/api";
import { newPayer, type Payer } from "../support/payer";
import { newStaff, type TestStaff } from "../support/people";
import { newProduct } from "../support/products";
import type { TestShop } from "../support/test-shop";
import { type Buyer, type Coupon, DayBook } from "./book";

const MINUTE_MS = 60_000;
/** Odd prices, so that tax and percents are rounded. */
const PRICES = [137, 260, 333, 481, 590, 75, 1_249, 908];
/** What comes too late gives so much, in rupees. */
export const LATE_CREDIT = 50;

export type Product = { id: string; price: number };
export type Customer = Buyer & { payer: Payer };

/** The shop of the day, its people and goods, and what the day must come to. */
export class DayShop {
	readonly book = new DayBook();
	private offset = 0;

	private constructor(
		readonly shop: TestShop,
		readonly products: [Product, ...Product[]],
		readonly riders: [TestStaff, ...TestStaff[]],
		readonly customers: readonly Customer[],
		readonly coupons: [Coupon, ...Coupon[]],
	) {}

	static async open(shop: TestShop, customers: number): Promise<DayShop> {
		const products: Product[] = [];
		for (const price of PRICES) products.push({ id: await newProduct({ price, offerPrice: price }), price });
		const riders = [await newStaff("rider"), await newStaff("rider"), await newStaff("rider")];
		const payers = await Promise.all(Array.from({ length: customers }, newPayer));
		const day = new DayShop(
			shop,
			filled(products),
			filled(riders),
			payers.map((payer) => ({ payer, balance: 0, isCaller: false })),
			[
				{ code: "FIFTEEN", kind: "percent", value: 15 },
				{ code: "THREEHUNDRED", kind: "amount", value: 300 },
			],
		);
		const free = { minimum: 0, from: null, until: null, maxUses: null, maxUsesPerCustomer: null };
		for (const coupon of day.coupons)
			await day.owner("POST", "/api/seller/coupons", { ...coupon, ...free, firstOrderOnly: false }, 201);
		await shop.change({ lateCredit: LATE_CREDIT });
		return day;
	}

	/** Sets the shop's clock to this moment. */
	async setClock(moment: Date): Promise<void> {
		this.offset = Math.ceil((moment.getTime() - Date.now()) / MINUTE_MS);
		await this.shop.setClock(this.offset);
	}

	/** The shop's time. */
	get now(): Date {
		return new Date(Date.now() + this.offset * MINUTE_MS);
	}

	/** A call as it is, however it goes. */
	raw(cookies: string, method: string, path: string) {
		return api(method, path, { cookies });
	}

	/** A call that goes well, and what it answered. */
	async call<Asked extends Call>(
		cookies: string,
		method: Parameters<typeof api<Asked>>[0],
		path: Parameters<typeof api<Asked>>[1],
		body?: object,
		status = 200,
	): Promise<Answer<Asked>> {
		const key = { "idempotency-key": randomUUID() };
		const headers = method === "POST" ? key : {};
		const answer = await patiently(() => api<Asked>(method, path, { cookies, body, headers }));
		expect([answer.status, answer.json.message], `${method} ${path} ${JSON.stringify(body)}`).toEqual([
			status,
			answer.json.message,
		]);
		return answer;
	}

	/** A call of the owner's. */
	owner<Asked extends Call>(
		method: Parameters<typeof api<Asked>>[0],
		path: Parameters<typeof api<Asked>>[1],
		body?: object,
		status = 200,
	) {
		return this.call<Asked>(this.shop.owner, method, path, body, status);
	}

	/** The refunds of this state, all of them, read page after page. */
	async refunds(state: "due" | "settled") {
		const all = [];
		let older: string | null = "";
		while (older !== null) {
			const from: string = older ? `&before=${older}` : "";
			const { json } = await this.owner<typeof refundCalls.list>(
				"GET",
				`/api/seller/refunds?state=${state}${from}`,
			);
			all.push(...must(json.refunds));
			older = json.older ?? null;
		}
		return all;
	}

	/** Every order as the seller reads it. */
	async sellerOrders() {
		const all = [];
		let older: string | null = "";
		while (older !== null) {
			const from: string = older ? `before=${older}` : "";
			const { json } = await this.owner<typeof sellerOrderCalls.list>("GET", `/api/order/seller?${from}`);
			all.push(...must(json.orders));
			older = json.older ?? null;
		}
		return all;
	}

	/** A customer's own orders. */
	async ownOrders({ payer: { customer } }: Customer) {
		const all = [];
		let older: string | null = "";
		while (older !== null) {
			const from: string = older ? `before=${older}` : "";
			const { json } = await this.call<typeof orderCalls.listOwn>(
				customer.cookies,
				"GET",
				`/api/order/user?${from}`,
			);
			all.push(...must(json.orders));
			older = json.older ?? null;
		}
		return all;
	}

	async creditOf({ payer: { customer } }: Customer) {
		const { json } = await this.call<typeof creditCalls.read>(customer.cookies, "GET", "/api/user/credit");
		return { balance: must(json.balance), entries: must(json.entries) };
	}

	/** A rider's cash is counted; it may differ from what they hold. */
	async handOver({ _id: rider }: TestStaff, difference: number): Promise<void> {
		const expected = this.book.heldBy(rider);
		const counted = Math.max(0, expected + difference);
		const body = { rider, counted, key: randomUUID() };
		const path = "/api/seller/cash/handover";
		const { json } = await this.owner<typeof cashCalls.handover>("POST", path, body);
		expect(json).toMatchObject({ expected, counted, difference: counted - expected });
		this.book.handovers.push({ rider, expected, counted });
	}
}

function filled<Item>(items: Item[]): [Item, ...Item[]] {
	const [first, ...others] = items;
	if (first === undefined) throw new Error("there is none");
	return [first, ...others];
}
