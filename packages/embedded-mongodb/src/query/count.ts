import type { CollectionInfo } from "../storage/catalog.js";
import type { Tables } from "../storage/tables.js";
import { prepare, type Query } from "./find.js";
import type { Pace } from "./pace.js";
import type { Plan } from "./planner.js";
import { matchingRows } from "./rows.js";
import { countDistinct } from "./scan.js";

/** How many documents a query finds. When the index alone decides, its entries are counted and nothing is read. */
export async function countMatches(
	tables: Tables,
	collection: CollectionInfo,
	query: Query,
	pace: Pace,
): Promise<number> {
	const { plan, scan, matches } = prepare(tables, collection, query);
	const { skip = 0, limit = 0 } = query;
	const enough = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
	const countAll = async (): Promise<number> => {
		if (plan.exact) return countEntries(tables, plan);
		if (plan.decided) return countDistinct(tables, plan, enough, pace);
		return countRows(matchingRows(scan, matches, pace), enough);
	};
	return Math.max(0, Math.min(await countAll(), enough) - skip);
}

async function countRows(batches: AsyncGenerator<unknown[]>, enough: number): Promise<number> {
	let count = 0;
	for await (const { length } of batches) {
		count += length;
		if (count >= enough) break;
	}
	return count;
}

function countEntries(tables: Tables, plan: Plan): number {
	if (plan.kind !== "index") return 0;
	const table = plan.index.id === 0 ? tables.records : tables.entries;
	return plan.ranges.reduce((sum, { start, end }) => sum + table.getKeysCount({ start, end }), 0);
}
