import { describe, expect, test, vi } from "vitest";
import { RESET_MS, VERIFICATION_MS } from "@/lib/accounts/server/account-mail";
import { RESEND_SECONDS, sendCode } from "@/lib/accounts/server/phone-codes";
import { PhoneCode } from "@/models/callers";
import { OutgoingMessage } from "@/models/messages";
import { ownDatabase } from "@/tests/support/own-database";
import { failure } from "../http/answer";
import { ShopError } from "../platform/errors";
import { forgetPerProcess } from "../platform/process.mjs";
import { RULES } from "./limit-rules";
import { attempt, type Caller, isAllowed, limit, limitGuesses } from "./rate-limit";

ownDatabase({ RATE_LIMIT: "on" });

const wrong = () => Promise.reject(new ShopError("unauthenticated", "Invalid email or password"));
const right = () => Promise.resolve("in");

/** What became of a try: in, refused for its own sake, or not even tried. */
const outcome = (work: Promise<unknown>) =>
	work.then(
		() => "in",
		(error: unknown) => (error instanceof ShopError ? error.kind : "fault"),
	);
const fail = (caller: Caller) => outcome(attempt("login", caller, wrong));
const enter = (caller: Caller) => outcome(attempt("login", caller, right));

async function tries(count: number, caller: () => Caller): Promise<void> {
	await Promise.all(Array.from({ length: count }, () => limit("login", caller())));
}

/** The same account, from another address each time. */
function fromEverywhere(account: string, net: string): () => Caller {
	let address = 0;
	return () => {
		address += 1;
		return { address: `${net}.${address}`, account };
	};
}

describe("limits", () => {
	test("of codes to a number count those that are sent: a burst of presses is one", async () => {
		const phone = "+923009990001";
		const caller = { address: "10.9.0.1" };
		const press = () => outcome(sendCode({ phone, channel: "sms", language: "en" }, caller).then(() => "in"));
		const { tries } = RULES["phone-code"].pair;
		for (let sent = 1; sent <= tries; sent += 1) {
			const presses = await Promise.all(Array.from({ length: 2 * tries }, press));
			expect(
				presses.filter((one) => one === "in"),
				`code ${sent}`,
			).toHaveLength(1);
			expect(await OutgoingMessage.countDocuments({ to: phone })).toBe(sent);
			await PhoneCode.updateOne({ _id: phone }, { sentAt: new Date(Date.now() - RESEND_SECONDS * 1000 - 1) });
		}
		expect(await press(), "one more than is allowed").toBe("too-many");
	});

	test("a stranger's wrong passwords refuse the stranger, not the owner elsewhere", async () => {
		const account = "sana@inbox.pk";
		const stranger = { address: "10.0.0.1", account };
		await tries(10, () => stranger);
		const refusal = await limit("login", stranger).catch((error: unknown) => error);
		expect(refusal).toMatchObject({
			kind: "too-many",
			message: "Too many tries. Please try again in 15 minutes.",
		});
		expect(await enter({ address: "10.0.0.2", account })).toBe("in");
		expect(await enter({ address: "10.0.0.1", account: "ali@inbox.pk" })).toBe("in");
	});

	test("stop tries at one account from many addresses, but not on a device that it knows", async () => {
		const account = "aisha@inbox.pk";
		const stranger = fromEverywhere(account, "10.6.0");
		await tries(RULES.login.account.tries, stranger);
		expect(await enter(stranger())).toBe("too-many");
		const known = { address: "10.6.1.1", account, device: "her phone" };
		expect(await enter(known)).toBe("in");
		for (let count = 0; count < 10; count += 1) expect(await fail(known)).toBe("unauthenticated");
		expect(await enter(known), "a stolen device guesses no further either").toBe("too-many");
		expect(await enter({ ...known, device: "her tablet" })).toBe("in");
	});

	test("stop an address that tries many accounts, at each of them", async () => {
		let account = 0;
		const caller = () => {
			account += 1;
			return { address: "10.1.1.1", account: `shopper-${account}@inbox.pk` };
		};
		await tries(RULES.login.accounts.tries, caller);
		const next = caller();
		expect(await fail(next)).toBe("too-many");
		expect(await fail(next), "the second time too").toBe("too-many");
	});

	test("let a crowd behind one address in, also those who mistype", async () => {
		const many = RULES.login.accounts.tries / 2 + 5;
		const person = (index: number) => ({ address: "10.1.2.1", account: `neighbour-${index}@inbox.pk` });
		const each = (work: (caller: Caller) => Promise<string>, round: number) =>
			Promise.all(Array.from({ length: many }, (_, index) => work(person(round * many + index))));
		for (const round of [0, 1]) {
			expect(new Set(await each(fail, round))).toEqual(new Set(["unauthenticated"]));
			expect(new Set(await each(enter, round))).toEqual(new Set(["in"]));
		}
	});

	test("count a wrong password once an account, and a right one not at all", async () => {
		const address = "10.1.4.1";
		const { accounts, account } = RULES.password;
		for (let count = 0; count < accounts.tries; count += 1)
			expect(await outcome(attempt("password", { address, account: "often" }, right))).toBe("in");
		const mistyping = { address, account: "mistyping" };
		for (let count = 0; count < account.tries; count += 1)
			expect(await outcome(attempt("password", mistyping, wrong))).toBe("unauthenticated");
		expect(await outcome(attempt("password", mistyping, right))).toBe("too-many");
		for (let other = 1; other < accounts.tries; other += 1) {
			const neighbour = { address, account: `neighbour-${other}` };
			expect(await outcome(attempt("password", neighbour, wrong))).toBe("unauthenticated");
		}
		expect(await outcome(attempt("password", { address, account: "one more" }, right))).toBe("too-many");
	});

	test("count tries of the same moment", async () => {
		const caller = { address: "10.1.3.1", account: "parallel@inbox.pk" };
		const all = await Promise.all(Array.from({ length: 30 }, () => fail(caller)));
		expect(all.filter((each) => each === "unauthenticated")).toHaveLength(10);
	});

	test("let many register, and stop who is refused often", async () => {
		const from = { address: "10.7.0.1" };
		const { failures } = RULES.register;
		for (const _ of [1, 2]) {
			const all = Array.from({ length: failures.tries }, () => outcome(attempt("register", from, right)));
			expect(new Set(await Promise.all(all))).toEqual(new Set(["in"]));
		}
		const taken = () =>
			Promise.reject(new ShopError("conflict", "An account with this email already exists"));
		for (let count = 0; count < failures.tries; count += 1) {
			expect(await outcome(attempt("register", from, taken))).toBe("conflict");
		}
		expect(await outcome(attempt("register", from, right))).toBe("too-many");
		expect(await outcome(attempt("register", { address: "10.7.0.2" }, right))).toBe("in");
	});

	test("never refuse the right link, however many wrong ones came before", async () => {
		const from = { address: "10.8.0.1" };
		const dead = () => Promise.reject(new ShopError("invalid", "This reset link is invalid or has expired."));
		for (let count = 0; count < RULES.reset.address.tries; count += 1) {
			expect(await outcome(limitGuesses("reset", from, dead))).toBe("invalid");
		}
		expect(await outcome(limitGuesses("reset", from, dead))).toBe("too-many");
		expect(await outcome(limitGuesses("reset", from, right))).toBe("in");
	});

	test("end mails to one recipient in silence, but not on a device that the account knows", async () => {
		const account = "zainab@inbox.pk";
		const stranger = fromEverywhere(account, "10.9.0");
		for (let count = 0; count < RULES["reset-mail"].account.tries; count += 1) {
			expect(await isAllowed("reset-mail", stranger())).toBe(true);
		}
		expect(await isAllowed("reset-mail", stranger())).toBe(false);
		expect(await isAllowed("reset-mail", { ...stranger(), device: "her phone" })).toBe(true);
	});

	test("a link that was mailed works at least as long as its mails are counted", () => {
		expect(RESET_MS).toBeGreaterThanOrEqual(RULES["reset-mail"].account.seconds * 1000);
		expect(VERIFICATION_MS).toBeGreaterThanOrEqual(RULES["verification-mail"].account.seconds * 1000);
	});

	test("answer 429 with the seconds to wait", async () => {
		const caller = { address: "10.2.2.2", account: "zara@inbox.pk" };
		await tries(10, () => caller);
		const refusal = await limit("login", caller).catch((error: unknown) => error);
		const answer = failure(refusal, "id");
		expect(answer.status).toBe(429);
		const seconds = Number(answer.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(890);
		expect(seconds).toBeLessThanOrEqual(900);
	});

	test("are shared by instances, and survive a restart", async () => {
		const caller = { address: "10.3.3.3", account: "bilal@inbox.pk" };
		await tries(10, () => caller);
		vi.resetModules();
		forgetPerProcess("limiters");
		const another = await import("./rate-limit");
		await expect(another.limit("login", caller)).rejects.toMatchObject({ kind: "too-many" });
	});

	test("do not hold the account's past against someone who logged in", async () => {
		const caller = { address: "10.4.4.4", account: "hina@inbox.pk" };
		await tries(9, () => caller);
		expect(await enter(caller)).toBe("in");
		await expect(tries(10, () => caller)).resolves.toBeUndefined();
	});

	test("count each action by itself", async () => {
		const caller = { address: "10.5.5.5", account: "omar@inbox.pk" };
		await tries(10, () => caller);
		await expect(limit("forgot", caller)).resolves.toBeUndefined();
	});

	test("keep neither addresses nor accounts readable", async () => {
		const { connectDatabase } = await import("../database/connect");
		const { connection } = await connectDatabase();
		const counters = await connection.collection("ratelimits").find().toArray();
		expect(counters.length).toBeGreaterThan(0);
		expect(counters.map(({ key }) => key).join()).not.toMatch(/inbox\.pk|10\.\d/);
	});
});
