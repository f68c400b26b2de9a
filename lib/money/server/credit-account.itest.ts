import fc from "fast-check";
import { Types } from "mongoose";
import { describe, expect, it } from "vitest";
import { CreditAccount } from "@/models/credit-account";
import { Order } from "@/models/order";
import { orderFields } from "@/tests/support/orders";
import { ownDatabase } from "@/tests/support/own-database";
import { balanceOf, giveCredit, readCredit } from "./credit-account";
import { keepCredit, releaseCredit, sweepCredit, takeCredit } from "./credit-use";

/** A balance is the sum of its entries and never below 0, whatever happens to it in whatever order, and all at once. */

ownDatabase();

const HOLD_MS = 60_000;

async function holdsItsLaw(user: Types.ObjectId): Promise<void> {
	const account = await CreditAccount.findById(user).lean();
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
	if (kind === "give") await giveCredit(user, { key: `refund:${name}`, amount, reason: "other" });
	else if (kind === "take") await takeCredit(use, amount, HOLD_MS);
	else if (kind === "keep") await keepCredit(use, new Types.ObjectId());
	else await releaseCredit(use, { alsoShared: amount % 2 === 0 });
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
			await giveCredit(user, { key: "refund:first", amount: 700, reason: "other" });
			await Promise.all(events.map((what) => happen(user, what)));
			await holdsItsLaw(user);
		}),
		{ numRuns: 60 },
	);
});

async function customerWith(balance: number): Promise<Types.ObjectId> {
	const user = new Types.ObjectId();
	await giveCredit(user, { key: "refund:gift", amount: balance, reason: "other" });
	return user;
}

describe("credit that is held", () => {
	it("is the same for the same order, and no other order has it", async () => {
		const user = await customerWith(300);
		const [one, again] = await Promise.all(
			[1, 2].map(() => takeCredit({ user, key: "order:one" }, 300, HOLD_MS)),
		);
		expect([one, again]).toEqual([300, 300]);
		expect(await takeCredit({ user, key: "order:other" }, 300, HOLD_MS)).toBe(0);
	});

	it("is given back when its order is refused, unless another request relies on it", async () => {
		const user = await customerWith(300);
		const use = { user, key: "order:one" };
		await takeCredit(use, 200, HOLD_MS);
		await releaseCredit(use, { alsoShared: false });
		expect(await readCredit(user)).toMatchObject({ balance: 300, entries: [{ amount: 300 }] });
		await takeCredit(use, 200, HOLD_MS);
		await takeCredit(use, 200, HOLD_MS);
		await releaseCredit(use, { alsoShared: false });
		expect(await balanceOf(user)).toBe(100);
	});

	it("ends with its time where no order came, and stays where one did", async () => {
		const user = await customerWith(300);
		const dead = { user, key: "order:dead" };
		const alive = { user, key: "order:alive" };
		const made = { user, key: "order:made" };
		await takeCredit(dead, 100, -1);
		await takeCredit(made, 50, -1);
		await takeCredit(alive, 20, HOLD_MS);
		const of = { user, customer: { name: "Sana", email: "sana@sabz-tests.pk" } };
		const order = orderFields({ ...of, idempotencyKey: "made", creditUsed: 50 });
		await Order.create(order);
		await sweepCredit();
		await sweepCredit();
		const { balance, entries } = await readCredit(user);
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
		await takeCredit(use, 100, HOLD_MS);
		await Order.create(orderFields({ user, idempotencyKey: "without" }));
		await sweepCredit();
		expect(await balanceOf(user)).toBe(300);
	});
});
