import "server-only";
import type { z } from "zod";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { DAY_MS } from "@/lib/text/dates";
import { VitalsDay } from "@/models/operations";
import type { visitSchema } from "../calls";
import {
	type Counts,
	PAGE_KINDS,
	type PageVitals,
	percentile75,
	rangeOf,
	VITALS,
	type Vital,
} from "../rules";

/** What is shown are the visits of so many days. */
const SHOWN_MS = 28 * DAY_MS;

/** Counts one visit with its day and its kind of page; nothing else of it is kept. */
export async function countVisit({ page, ...vitals }: z.output<typeof visitSchema>): Promise<void> {
	const counted = VITALS.flatMap((vital) => {
		const value = vitals[vital];
		return value === undefined ? [] : [[`${vital}.${rangeOf(vital, value)}`, 1] as const];
	});
	if (counted.length === 0) return;
	const day = clock.now().toISOString().slice(0, 10);
	const count = () =>
		VitalsDay.updateOne(
			{ _id: `${day} ${page}` },
			{ $inc: { visits: 1, ...Object.fromEntries(counted) }, $setOnInsert: { day: new Date(day), page } },
			{ upsert: true },
		);
	await retryOnDuplicate(count);
}

function added(all: readonly (Counts | undefined)[]): Counts {
	const sum: Record<string, number> = {};
	for (const [place, count] of all.flatMap((counts = {}) => Object.entries(counts))) {
		sum[place] = (sum[place] ?? 0) + count;
	}
	return sum;
}

/** How fast each kind of page was in the last 28 days; kinds that nobody visited are left out. */
export async function readVitals(): Promise<PageVitals[]> {
	const days = await VitalsDay.find({ day: { $gte: new Date(clock.now().getTime() - SHOWN_MS) } }).lean();
	return PAGE_KINDS.flatMap((page) => {
		const own = days.filter((day) => day.page === page);
		const visits = own.reduce((sum, day) => sum + day.visits, 0);
		const at = (vital: Vital) => percentile75(vital, added(own.map((day) => day[vital])));
		return visits === 0 ? [] : [{ page, visits, lcp: at("lcp"), inp: at("inp"), cls: at("cls") }];
	});
}
