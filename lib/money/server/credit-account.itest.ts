import fc from "fast-check";
import { Types } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFields } from "@/tests/support/orders";
import { dropOwnDatabase, useOwnDatabase } from "@/tests/support/own-database";

/** A balance is the sum of its entries and never below 0, whatever happens to it in whatever order, and all at once. */

async function modules() {
	const [account, use, holds, credit, order] = await Promise.all([
		import("./credit-account"),
		import("./credit-use"),
		import("./credit-use"),
		import("@/models/credit-account"),
		import("@/models/order"),
	]);
	return { ...account, ...use, ...holds, ...credit, ...order };
}
let m: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	useOwnDatabase();
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
	m = await modules();
});
afterAll(dropOwnDatabase);

const HOLD_MS = 60_000;

async function holdsItsLaw(user: Types.ObjectId): Promise<void> {
	const account = await m.CreditAccount.findById(user).lean();
	const { balance = 0, entries = [] } = account ?? {};
	expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
	expect(balance).toBeGreaterThanOrEqual(0);
	expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
}

type Event = { kind: "give" | "take" | "keep" | "release"; name: string; amount: number };

const event: fc.Arbitrary<Event> = fc.record({
	kind: fc.constantFrom("give", "take", "keep", "release"),
	name: fc.constantFrom("a", "b", "c"),
	amount: fc.integer({ min: 1, max: 500 }),
});

async function happen(user: Types.ObjectId, { kind, name, amount }: Event): Promise<void> {
	const use = { user, key: `order:${name}` };
	if (kind === "give") await m.giveCredit(user, { key: `refund:${name}`, amount, reason: "other" });
	else if (kind === "take") await m.takeCredit(use, amount, HOLD_MS);
	else if (kind === "keep") await m.keepCredit(use, new Types.ObjectId());
	else await m.releaseCredit(use, { alsoShared: amount % 2 === 0 });
}

const histories = fc.array(event, { minLength: 2, maxLength: 12 });

it("one after the other", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(histories, async (events) => {
			const user = new Types.ObjectId();
			for (const what of events) {
				await happen(user, what);
				await holdsItsLaw(user);
			}
		}),
		{ numRuns: 60 },
	);
});

it("all at once", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(histories, async (events) => {
			const user = new Types.ObjectId();
			await m.giveCredit(user, { key: "refund:first", amount: 700, reason: "other" });
			await Promise.all(events.map((what) => happen(user, what)));
			await holdsItsLaw(user);
		}),
		{ numRuns: 60 },
	);
});

async function customerWith(balance: number): Promise<Types.ObjectId> {
	const user = new Types.ObjectId();
	await m.giveCredit(user, { key: "refund:gift", amount: balance, reason: "other" });
	return user;
}

describe("credit that is held", () => {
	it("is the same for the same order, and no other order has it", async () => {
		const user = await customerWith(300);
		const [one, again] = await Promise.all(
			[1, 2].map(() => m.takeCredit({ user, key: "order:one" }, 300, HOLD_MS)),
		);
		expect([one, again]).toEqual([300, 300]);
		expect(await m.takeCredit({ user, key: "order:other" }, 300, HOLD_MS)).toBe(0);
	});

	it("is given back when its order is refused, unless another request relies on it", async () => {
		const user = await customerWith(300);
		const use = { user, key: "order:one" };
		await m.takeCredit(use, 200, HOLD_MS);
		await m.releaseCredit(use, { alsoShared: false });
		expect(await m.readCredit(user)).toMatchObject({ balance: 300, entries: [{ amount: 300 }] });
		await m.takeCredit(use, 200, HOLD_MS);
		await m.takeCredit(use, 200, HOLD_MS);
		await m.releaseCredit(use, { alsoShared: false });
		expect(await m.balanceOf(user)).toBe(100);
	});

	it("ends with its time where no order came, and stays where one did", async () => {
		const user = await customerWith(300);
		const dead = { user, key: "order:dead" };
		const alive = { user, key: "order:alive" };
		const made = { user, key: "order:made" };
		await m.takeCredit(dead, 100, -1);
		await m.takeCredit(made, 50, -1);
		await m.takeCredit(alive, 20, HOLD_MS);
		const of = { user, customer: { name: "Sana", email: "sana@sabz-tests.pk" } };
		const order = orderFields({ ...of, idempotencyKey: "made", creditUsed: 50 });
		await m.Order.create(order);
		await m.sweepCredit();
		await m.sweepCredit();
		const { balance, entries } = await m.readCredit(user);
		expect(balance).toBe(230);
		expect(entries.map(({ amount, order: of }) => [amount, of])).toEqual([
			[-20, null],
			[-50, String(order._id)],
			[300, null],
		]);
	});

	it("is given back where its order was made without it", async () => {
		const user = await customerWith(300);
		const use = { user, key: "order:without" };
		await m.takeCredit(use, 100, HOLD_MS);
		await m.Order.create(orderFields({ user, idempotencyKey: "without" }));
		await m.sweepCredit();
		expect(await m.balanceOf(user)).toBe(300);
	});
});
