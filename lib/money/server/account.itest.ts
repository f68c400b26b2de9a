import fc from "fast-check";
import { Types } from "mongoose";
import { expect, it } from "vitest";
import { commit } from "@/lib/server/database/commit";
import { Account } from "@/models/account";
import { ownDatabase } from "@/tests/support/own-database";
import { isThorough } from "@/tests/support/thorough";
import { accountChange, creditClaim, creditRelease, openAccount } from "./account";

/** A balance is the sum of its entries and never below 0, whatever happens to it in whatever order, and all at once. */

ownDatabase();

async function holdsItsLaw(user: Types.ObjectId): Promise<void> {
	const { balance, entries } = await Account.findById(user).orFail().lean();
	expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
	expect(balance).toBeGreaterThanOrEqual(0);
}

type Event = { kind: "give" | "take" | "claim" | "release"; name: string; amount: number };

const event: fc.Arbitrary<Event> = fc.record({
	kind: fc.constantFrom("give", "take", "claim", "release"),
	name: fc.constantFrom("a", "b", "c"),
	amount: fc.integer({ min: 1, max: 500 }),
});

const refused = () => new Error("there is too little");

async function happen(user: Types.ObjectId, { kind, name, amount }: Event): Promise<void> {
	const entry = { reason: "other" as const, at: new Date() };
	const { entries } = await Account.findById(user).orFail().lean();
	const held = entries.find(({ key }) => key === `order:${name}`);
	const writes = {
		give: () => [accountChange({ _id: user }, [{ ...entry, key: `refund:${name}`, amount }])],
		take: () =>
			held
				? []
				: [accountChange({ _id: user }, [{ ...entry, key: `order:${name}`, amount: -amount }], refused)],
		claim: () => (held ? [creditClaim({ _id: user }, held.key, new Types.ObjectId())] : []),
		release: () => (held ? [creditRelease(user, held.key, -held.amount)] : []),
	};
	// What is not there any more, or too little, changes nothing.
	await commit(writes[kind]()).catch(() => undefined);
}

const histories = fc.array(event, { minLength: 2, maxLength: 12 });

async function newAccount(): Promise<Types.ObjectId> {
	const { _id } = await openAccount(new Types.ObjectId());
	await commit([accountChange({ _id }, [{ key: "first", amount: 700, reason: "other", at: new Date() }])]);
	return _id;
}

it("one after the other", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(histories, async (events) => {
			const user = await newAccount();
			for (const what of events) {
				await happen(user, what);
				await holdsItsLaw(user);
			}
		}),
		{ numRuns: isThorough ? 30 : 12 },
	);
});

it("all at once", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(histories, async (events) => {
			const user = await newAccount();
			await Promise.all(events.map((what) => happen(user, what)));
			await holdsItsLaw(user);
		}),
		{ numRuns: isThorough ? 30 : 12 },
	);
});
