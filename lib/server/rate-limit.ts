import "server-only";
import { RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { pastConflicts } from "@/models/conflicts";
import { clientAddress } from "./client-address";
import { fingerprint } from "./crypto";
import { connectDatabase } from "./db";
import { env } from "./env";
import { ShopError } from "./errors";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many tries in how many seconds. An address may be a whole office, so it may try more often than an account. */
type Allowance = { tries: number; seconds: number };
type Rule = { address: Allowance; account?: Allowance };

const RULES = {
	login: { address: { tries: 60, seconds: 15 * MINUTE }, account: { tries: 10, seconds: 15 * MINUTE } },
	// One account: counted generously, so that a stranger's tries cannot lock the seller out.
	"seller-login": {
		address: { tries: 20, seconds: 15 * MINUTE },
		account: { tries: 200, seconds: 15 * MINUTE },
	},
	register: { address: { tries: 20, seconds: HOUR } },
	forgot: { address: { tries: 20, seconds: HOUR }, account: { tries: 5, seconds: HOUR } },
	resend: { address: { tries: 20, seconds: HOUR }, account: { tries: 5, seconds: HOUR } },
	reset: { address: { tries: 20, seconds: HOUR } },
	password: { address: { tries: 60, seconds: HOUR }, account: { tries: 10, seconds: 15 * MINUTE } },
	contact: { address: { tries: 10, seconds: HOUR } },
	review: { address: { tries: 20, seconds: HOUR }, account: { tries: 20, seconds: HOUR } },
	verify: { address: { tries: 60, seconds: HOUR } },
	order: { address: { tries: 240, seconds: HOUR }, account: { tries: 40, seconds: HOUR } },
	payment: { address: { tries: 120, seconds: HOUR }, account: { tries: 40, seconds: HOUR } },
	// The wallets' own servers tell of every payment from a few addresses; browsers come back from many.
	"wallet-notice": { address: { tries: 6000, seconds: HOUR } },
	"wallet-return": { address: { tries: 600, seconds: HOUR } },
	"own-data": { address: { tries: 60, seconds: HOUR }, account: { tries: 10, seconds: HOUR } },
	"account-change": { address: { tries: 600, seconds: HOUR }, account: { tries: 120, seconds: HOUR } },
	"test-email": { address: { tries: 20, seconds: HOUR } },
	mailbox: { address: { tries: 600, seconds: HOUR } },
} satisfies Record<string, Rule>;

/** The collection of counters; the database itself removes an expired one. */
const COUNTERS = "ratelimits";

export type LimitedAction = keyof typeof RULES;

/** Who is counted: the network address, and the account (its e-mail or id) where there is one. */
export type Caller = { address: string; account?: string };

/** The caller of this request, for counting. */
export function callerOf(request: Request, account?: string): Caller {
	return { address: clientAddress(request.headers), account };
}

// Counters live in the database, so all instances count together. Kept on globalThis because development reloads modules.
const holder = globalThis as typeof globalThis & { sabzLimiters?: Map<string, RateLimiterMongo> };
holder.sabzLimiters ??= new Map();
const limiters = holder.sabzLimiters;

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
	const [count, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / MINUTE), "minute"];
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function tooMany(seconds: number): ShopError {
	return new ShopError("too-many", `Too many tries. Please try again in ${waitText(seconds)}.`, {
		retryAfter: seconds,
	});
}

/** The counter of an address or account. Only a fingerprint is stored, never the address itself. */
function counterKey(action: LimitedAction, who: string): string {
	return fingerprint(`limit:${action}`, who);
}

async function count(
	action: LimitedAction,
	scope: keyof Rule,
	who: string,
	allowance: Allowance,
): Promise<void> {
	const limiter = await limiterOf(`${action}:${scope}`, allowance);
	const key = counterKey(action, who);
	try {
		await pastConflicts(() => limiter.consume(key));
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
		if (seconds <= allowance.seconds) throw tooMany(seconds);
		// Nobody waits longer than the rule says: this count is of a time before the clock was set back.
		await limiter.delete(key);
	}
}

/**
 * Counts one try of the caller. Throws ShopError `too-many`, with the seconds to wait, once the address or the
 * account has used up its tries. Does nothing when RATE_LIMIT is off.
 */
export async function limit(action: LimitedAction, { address, account }: Caller): Promise<void> {
	if (env().RATE_LIMIT === "off") return;
	const rule: Rule = RULES[action];
	await count(action, "address", address, rule.address);
	if (account && rule.account) await count(action, "account", account, rule.account);
}

/** Forgets the account's tries, once it has shown that it is itself. */
export async function forgetTries(action: LimitedAction, account: string): Promise<void> {
	const rule: Rule = RULES[action];
	if (env().RATE_LIMIT === "off" || !rule.account) return;
	const limiter = await limiterOf(`${action}:account`, rule.account);
	await limiter.delete(counterKey(action, account));
}
