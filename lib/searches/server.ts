import "server-only";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { everyNewDay } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sha256 } from "@/lib/server/platform/crypto";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";
import { dayOf, daysAfter } from "@/lib/text/dates";
import { Searched, type SearchedDoc, SearchSalt, type SearchSaltDoc } from "@/models/buying";
import type { SearchInput } from "./calls";
import { ENOUGH_PEOPLE, type Search, sumOfDays } from "./rules";

/** So long a term is kept. */
const KEPT_DAYS = 90;

/** The salt of a day, the same for every instance; with the day it is gone, and with it what it told apart. */
async function saltOf(day: string): Promise<string> {
	const made = { salt: randomToken(), at: clock.now() };
	const doc = await retryOnDuplicate(() =>
		SearchSalt.findOneAndUpdate(
			{ _id: day },
			{ $setOnInsert: made },
			{ upsert: true, returnDocument: "after" },
		).lean<SearchSaltDoc>(),
	);
	return doc?.salt ?? made.salt;
}

/** Counts one more search of a term that two people have searched for already. False where that is not so yet. */
async function countAgain(_id: string, found: SearchInput["found"]): Promise<boolean> {
	const { matchedCount } = await Searched.updateOne(
		{ _id, isShared: true },
		{ $inc: { times: 1 }, $set: { found } },
	);
	return matchedCount === 1;
}

async function countFirst(_id: string, day: string, { term, found }: SearchInput, person: string) {
	const doc = await Searched.findOneAndUpdate(
		{ _id },
		{ $inc: { times: 1 }, $addToSet: { people: person }, $set: { found }, $setOnInsert: { day, term } },
		{ upsert: true, returnDocument: "after" },
	).lean<SearchedDoc>();
	if ((doc?.people?.length ?? 0) < ENOUGH_PEOPLE) return;
	await Searched.updateOne({ _id }, { $set: { isShared: true }, $unset: { people: 1 } });
}

/**
 * Counts a search of the day. Of who searched nothing is kept but, until a second person does, a hash of address and
 * browser under the day's salt. Whoever asks not to be followed (`Sec-GPC: 1`) is not counted.
 */
export async function noteSearch(request: Request & Parameters<typeof callerOf>[0], search: SearchInput) {
	if (request.headers.get("sec-gpc") === "1") return;
	await limit("every-search", { address: "everyone" });
	const day = dayOf(clock.shopNow());
	const _id = `${day} ${search.term}`;
	if (await countAgain(_id, search.found)) return;
	const who = `${callerOf(request).address} ${request.headers.get("user-agent") ?? ""}`;
	const person = sha256(`${await saltOf(day)} ${who}`);
	await retryOnDuplicate(() => countFirst(_id, day, search, person));
}

/** What was searched for in so many days up to today, by the shop's clock, each term from two people on. */
export async function readSearches(days: number): Promise<Search[]> {
	const from = daysAfter(dayOf(clock.shopNow()), 1 - days);
	const docs = await Searched.find({ day: { $gte: from }, isShared: true }).lean<SearchedDoc[]>();
	return sumOfDays(docs);
}

/** With the day its salt goes and what it told apart, and some day the terms themselves. */
async function forget(_ended: string, begun: string): Promise<void> {
	await SearchSalt.deleteMany({ _id: { $lt: begun } });
	await Searched.updateMany({ day: { $lt: begun }, isShared: true }, { $unset: { people: 1 } });
	await Searched.deleteMany({
		$or: [{ day: { $lt: daysAfter(begun, -KEPT_DAYS) } }, { day: { $lt: begun }, isShared: { $ne: true } }],
	});
}

/** Forgets with each day who searched; once at the start, for what ended while nobody was there. */
export function startForgetting(): void {
	const today = dayOf(clock.shopNow());
	void forget(today, today).catch(() => undefined);
	everyNewDay("who searched on the day", forget);
}
