import { expect, test } from "vitest";
import { orderFields } from "@/tests/support/orders";
import { type Books, wrongInBooks } from "./check-books";

const none = { orders: [], accounts: [], handovers: [], holding: [], pools: [], products: [], movements: [] };
const pool = "slot:2026-11-25T10:00";

test("a place that orders and payments have is missed where nobody counts it", async () => {
	const taken = [
		{ pool, n: 1 },
		{ pool: "stock:6565656565656565", n: 4 },
	];
	const books: Books = { ...none, orders: [orderFields({ taken })], holding: [{ taken }] };
	expect(await wrongInBooks(books)).toEqual([`Of ${pool} 0 are taken, but orders and payments have 2.`]);
	expect(await wrongInBooks({ ...books, pools: [{ _id: pool, taken: 2 }] })).toEqual([]);
});
