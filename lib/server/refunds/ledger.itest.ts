import fc from "fast-check";
import { Types } from "mongoose";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderStatus } from "@/lib/domain/order-states";
import type { OrderDoc } from "@/models/order";
import { dropOwnDatabase, useOwnDatabase } from "@/tests/support/own-database";
import { testAddress } from "@/tests/support/products";

/** Random histories of one order's money: whatever happens in whatever order, no more goes back than was paid. */

const PAID = 2100;

async function modules() {
	const [ledger, refundFor, align, order, refund] = await Promise.all([
		import("./ledger"),
		import("./refund-for"),
		import("./align"),
		import("@/models/order"),
		import("@/models/refund"),
	]);
	return { ...ledger, ...refundFor, ...align, ...order, ...refund };
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("../migrations/migrate");
	await migrate();
	m = await modules();
});
afterAll(dropOwnDatabase);

async function paidOrder(): Promise<Types.ObjectId> {
	const { _id } = await m.Order.create({
		user: new Types.ObjectId(),
		idempotencyKey: String(new Types.ObjectId()),
		customer: { name: "Sana Iqbal", email: "" },
		address: testAddress,
		amount: PAID,
		paymentType: "JazzCash",
		isPaid: true,
		paymentStatus: "success",
		status: "Packed",
		statusHistory: [{ status: "Packed", at: new Date() }],
		hasOpenConsequences: false,
	});
	return _id;
}

const read = (id: Types.ObjectId) => m.Order.findById(id).orFail().lean<OrderDoc>();

type Event =
	| { kind: "refund"; cause: string; amount: number }
	| { kind: "step"; status: OrderStatus }
	| { kind: "settle" };

const event: fc.Arbitrary<Event> = fc.oneof(
	fc.record({
		kind: fc.constant("refund" as const),
		cause: fc.constantFrom("short:1", "short:2", "late", "report:1"),
		amount: fc.integer({ min: 1, max: PAID + 200 }),
	}),
	fc.record({
		kind: fc.constant("step" as const),
		status: fc.constantFrom<OrderStatus>("Packed", "On hold", "Cancelled"),
	}),
	fc.record({ kind: fc.constant("settle" as const) }),
);

async function happen(id: Types.ObjectId, what: Event): Promise<void> {
	if (what.kind === "refund") {
		const { cause, amount } = what;
		await m.refundFor(await read(id), { cause, amount, reason: "short" });
	} else if (what.kind === "step") {
		await m.Order.updateOne({ _id: id }, { $set: { status: what.status }, $inc: { revision: 1 } });
		await m.alignRefunds(id);
	} else {
		await m.Refund.updateOne(
			{ order: id, state: "due" },
			{ $set: { state: "settled", method: "cash", settledAt: new Date() } },
		);
		await m.alignRefunds(id);
	}
}

async function holdsItsLaws(id: Types.ObjectId): Promise<void> {
	const lines = await m.readLedger(id);
	const standing = lines.filter(({ state }) => state !== "withdrawn");
	const sum = standing.reduce((total, { amount }) => total + amount, 0);
	expect(sum).toBeLessThanOrEqual(PAID);
	expect(standing.every(({ amount }) => amount > 0)).toBe(true);
	expect(new Set(lines.map(({ cause }) => cause)).size).toBe(lines.length);
	const { paymentStatus, status } = await read(id);
	if (status === "Cancelled") expect(sum).toBe(PAID);
	const isDue = standing.some(({ state }) => state === "due");
	expect(paymentStatus === "refund due").toBe(isDue);
}

it("one after the other", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(event, { maxLength: 10 }), async (events) => {
			const id = await paidOrder();
			for (const what of events) {
				await happen(id, what);
				await holdsItsLaws(id);
			}
		}),
		{ numRuns: 40 },
	);
});

it("all at once", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 5 }), async (events) => {
			const id = await paidOrder();
			await Promise.all(events.map((what) => happen(id, what)));
			// What a step left to follow is followed again, as the sweep does.
			await m.alignRefunds(id);
			await holdsItsLaws(id);
		}),
		{ numRuns: 40 },
	);
});
