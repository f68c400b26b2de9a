import "server-only";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import {
	announce,
	cachedRead,
	cacheTags,
	expireTags,
	isBuild,
	pageChange,
	tagsOfProducts,
} from "@/lib/server/cache/invalidation";
import { putting } from "@/lib/server/database/commit";
import { everyNewDay } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { indexOfToday } from "@/lib/shopping-list/server";
import type { Seller } from "@/lib/team/rules";
import { dayOf } from "@/lib/text/dates";
import { OfficialRates, type OfficialRatesDoc } from "@/models/buying";
import type { RatesInput } from "../calls";
import { type KnownName, type OfficialList, type RateLine, readRates } from "../rules/rates";

/** The calendar day (`YYYY-MM-DD`) of this moment, by the shop's clock: rates hold until midnight. */
export function today(): string {
	return dayOf(clock.shopNow());
}

type DayList = OfficialList & { day: string; text: string };

const findList = (day: string) => OfficialRates.findById(day).lean<OfficialRatesDoc>();

function toRate({ product, rate, line, per }: RateLine): RateLine {
	return { product, rate, line, per: per ? { measure: per.measure, of: per.of } : null };
}

/** The committee's list of a day; empty where there is none. */
export async function readRatesOf(day: string): Promise<DayList> {
	const { text = "", rates = [], unmatched = [] } = (await findList(day)) ?? {};
	return { day, text, rates: rates.map(toRate), unmatched: [...unmatched] };
}

/** What the owner has said of names until a day, the latest word of each. */
export async function readKnownNames(day: string): Promise<KnownName[]> {
	const last = await OfficialRates.findOne({ _id: { $lte: day } })
		.sort({ _id: -1 })
		.select("known")
		.lean<Pick<OfficialRatesDoc, "known">>();
	return (last?.known ?? []).map(({ name, product = null }) => ({ name, product }));
}

/** Names stay known for as long as there are not more. */
const MOST_NAMES = 2_000;

function withNames(before: readonly KnownName[], said: readonly KnownName[]): KnownName[] {
	const names = new Map([...before, ...said].map(({ name, product }) => [name, product]));
	return [...names].map(([name, product]) => ({ name, product })).slice(-MOST_NAMES);
}

const productsOf = (lists: readonly OfficialList[]) => [
	...new Set(lists.flatMap(({ rates }) => rates.map(({ product }) => product))),
];

/** Reads and keeps the committee's list of a day. Pages of the products that it names, or named, are made again. */
export async function saveRates(seller: Seller, { day, text, known: said }: RatesInput): Promise<DayList> {
	const [before, names, index] = await Promise.all([readRatesOf(day), readKnownNames(day), indexOfToday()]);
	const known = withNames(names, said);
	const list = readRates(text, index, known);
	const tags = tagsOfProducts(productsOf([before, list]));
	const fields = { text, ...list, known, at: clock.shopNow() };
	const counts = {
		field: "Rates",
		before: String(before.rates.length),
		after: String(list.rates.length),
	};
	await commitRecorded(
		seller,
		{ kind: "rates-saved", subject: day, changes: [counts] },
		putting(OfficialRates, { _id: day }, fields),
		pageChange(tags),
	);
	expireTags(tags);
	return { day, text, ...list };
}

/** That there is none is remembered too: pages are made while the database is away. */
async function readRate(product: string): Promise<{ day: string; rate: RateLine | null }> {
	const day = today();
	const rate = (await readRatesOf(day)).rates.find((one) => one.product === product);
	return { day, rate: rate ?? null };
}

const tagsOfPage = (product: string) => [cacheTags.product(product), cacheTags.anyProduct];
const cachedRate = cachedRead("official rate", tagsOfPage, readRate);

/** Today's rate of a product for its page; cached until it is another one, or the day ends. Null where there is none. */
export async function getRate(product: string): Promise<RateLine | null> {
	if (isBuild) return null;
	const known = await cachedRate(product);
	return known.day === today() ? known.rate : null;
}

/** Takes the rates of the day that ended off the pages, and puts on those that were saved ahead. */
export function startRates(): void {
	everyNewDay("the end of the day of the government rates", async (ended, begun) => {
		const products = productsOf([await readRatesOf(ended), await readRatesOf(begun)]);
		if (products.length > 0) await announce(tagsOfProducts(products));
	});
}
