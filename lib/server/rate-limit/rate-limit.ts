import "server-only";
import { after, type NextRequest } from "next/server";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { connectDatabase } from "../database/connect";
import { clientAddress } from "../http/origin";
import { knownDevice } from "../http/sign-ins";
import { fingerprint } from "../platform/crypto";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";
import { perProcess } from "../platform/process.mjs";
import { type Allowance, type LimitedAction, RULES, type Rule } from "./limit-rules";

/** The collection of counters; the database itself removes an expired one. */
const COUNTERS = "ratelimits";

/** Who is counted: the network address, the account (its e-mail or id) where there is one, and the device if it is known there. */
export type Caller = { address: string; account?: string; device?: string };

/** The caller of this request, for counting. */
export function callerOf(request: NextRequest, account?: string): Caller {
	const device = account && knownDevice(request.cookies, account);
	return { address: clientAddress(request.headers), account, device: device || undefined };
}

// Counters live in the database, so all instances count together.
const limiters = perProcess("limiters", () => new Map<string, RateLimiterMongo>());

async function limiterOf(name: string, { tries, seconds }: Allowance): Promise<RateLimiterMongo> {
	const { connection } = await connectDatabase();
	const known = limiters.get(name);
	if (known) return known;
	const limiter = new RateLimiterMongo({
		storeClient: connection.getClient(),
		dbName: connection.name,
		tableName: COUNTERS,
		keyPrefix: name,
		points: tries,
		duration: seconds,
		disableIndexesCreation: true,
	});
	limiters.set(name, limiter);
	return limiter;
}

/** Builds the counters' indexes; part of the migration. */
export async function prepareCounters(): Promise<void> {
	const { connection } = await connectDatabase();
	const counters = connection.collection(COUNTERS);
	await counters.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
	await counters.createIndex({ key: 1 }, { unique: true });
}

function waitText(seconds: number): string {
	const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function tooMany(seconds: number): ShopError {
	return new ShopError("too-many", `Too many tries. Please try again in ${waitText(seconds)}.`, {
		retryAfter: seconds,
	});
}

/** One count of a rule: of what, and for how much it stands. */
type Counter = { scope: keyof Rule; who: string; allowance: Allowance };

/** What a try of this caller counts under. Whoever is known is held to the count of device and account alone. */
function countersOf(rule: Rule, { address, account, device }: Caller) {
	const counter = (scope: keyof Rule, who: string | undefined): Counter | undefined => {
		const allowance = rule[scope];
		return allowance && who ? { scope, who, allowance } : undefined;
	};
	return {
		address: counter("address", address),
		failures: counter("failures", address),
		pair: counter("pair", account && `${device ?? address}\0${account}`),
		accounts: device ? undefined : counter("accounts", account && address),
		account: device ? undefined : counter("account", account),
	};
}

async function placeOf(action: LimitedAction, { scope, who, allowance }: Counter) {
	const limiter = await limiterOf(`${action}:${scope}`, allowance);
	// Only a fingerprint is stored, never the address or account itself.
	return { limiter, key: fingerprint(`limit:${action}`, who) };
}

/** Counts one more and gives how many there are. Throws ShopError `too-many` when they are more than allowed. */
async function count(action: LimitedAction, counter: Counter | undefined): Promise<number> {
	if (!counter) return 0;
	const { limiter, key } = await placeOf(action, counter);
	try {
		return (await limiter.consume(key)).consumedPoints;
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
		if (seconds <= counter.allowance.seconds) throw tooMany(seconds);
		// Nobody waits longer than the rule says: this count is of a time before the clock was set back.
		await limiter.delete(key);
		return 0;
	}
}

/** Takes one back. */
async function uncount(action: LimitedAction, counter: Counter | undefined): Promise<void> {
	if (!counter) return;
	const { limiter, key } = await placeOf(action, counter);
	await limiter.reward(key);
}

/** Begins a count anew; false when there was none. */
async function forget(action: LimitedAction, counter: Counter | undefined): Promise<boolean> {
	if (!counter) return false;
	const { limiter, key } = await placeOf(action, counter);
	return limiter.delete(key);
}

/**
 * Counts one try of the caller. Throws ShopError `too-many`, with the seconds to wait, once any of what the action's
 * rule counts is used up. Does nothing when RATE_LIMIT is off.
 */
export async function limit(action: LimitedAction, caller: Caller): Promise<void> {
	if (env().RATE_LIMIT === "off") return;
	const { address, failures, pair, accounts, account } = countersOf(RULES[action], caller);
	await count(action, address);
	await count(action, failures);
	if ((await count(action, pair)) <= 1) {
		try {
			await count(action, accounts);
		} catch (error) {
			// Or its second try would no longer look like another account.
			await forget(action, pair);
			throw error;
		}
	}
	await count(action, account);
}

async function takeBack(action: LimitedAction, caller: Caller): Promise<void> {
	if (env().RATE_LIMIT === "off") return;
	const { failures, pair, accounts, account } = countersOf(RULES[action], caller);
	await uncount(action, failures);
	if (await forget(action, pair)) await uncount(action, accounts);
	await uncount(action, account);
}

/**
 * Does what only whoever is entitled to can do, and counts what fails: a success takes its own try back and forgets
 * the earlier ones of this address, or device, at this account. Counted beforehand, so that tries at the same moment
 * count too. Throws ShopError `too-many` instead of trying, and whatever the work throws.
 */
export async function attempt<Result>(
	action: LimitedAction,
	caller: Caller,
	work: () => Promise<Result>,
): Promise<Result> {
	await limit(action, caller);
	const result = await work();
	await takeBack(action, caller);
	return result;
}

/**
 * Does what nobody succeeds in by guessing, and counts only what failed: whoever holds the right link is let through
 * however many wrong ones came from the same address. Throws what the work throws, or `too-many` in its place.
 */
export async function limitGuesses<Result>(
	action: LimitedAction,
	caller: Caller,
	work: () => Promise<Result>,
): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ShopError && error.kind === "invalid") await limit(action, caller);
		throw error;
	}
}

/** Counts one try of the caller and says whether it is still among those allowed: for what is then left undone in silence. */
export async function isAllowed(action: LimitedAction, caller: Caller): Promise<boolean> {
	try {
		await limit(action, caller);
		return true;
	} catch (error) {
		if (error instanceof ShopError && error.kind === "too-many") return false;
		throw error;
	}
}

/**
 * Mails once the answer has gone, so that it shows neither in words nor in time whether there is such an account. Nobody
 * can use up another's answers: past the limit of mails, the last one's link still works. Rejects while the database is away.
 */
export async function mailLater(
	action: LimitedAction,
	caller: Caller,
	mail: () => Promise<void>,
): Promise<void> {
	await connectDatabase();
	after(async () => {
		if (await isAllowed(action, caller)) await mail();
	});
}
