import type { Variables } from "../aggregate/variables.js";
import { compileFilter } from "../match/filter.js";
import type { CollectionInfo } from "../storage/catalog.js";
import type { Tables } from "../storage/tables.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { Pace } from "./pace.js";
import { type Plan, plan } from "./planner.js";
import { compileProjection } from "./projection.js";
import { matchingRows, Row, type RowTest } from "./rows.js";
import { openScan, type Scan } from "./scan.js";
import { parseSort, Sorter, type SortField, sortKey } from "./sort.js";

/** A query on one collection. Numbers of 0 mean "no limit" and "none skipped". */
export interface Query {
	readonly filter: Doc;
	readonly sort?: Doc | undefined;
	readonly skip?: number | undefined;
	readonly limit?: number | undefined;
	readonly projection?: Doc | undefined;
	readonly hint?: Value | undefined;
	readonly variables?: Variables | undefined;
}

/** A query with its plan, its scan and its test: what find, update, delete, count and explain all begin with. */
export interface PreparedQuery {
	readonly plan: Plan;
	readonly scan: Scan;
	readonly matches: RowTest;
	readonly sort: readonly SortField[];
}

/** @throws MongoError for anything in the query that MongoDB would refuse */
export function prepare(tables: Tables, collection: CollectionInfo, query: Query): PreparedQuery {
	const matches = compileFilter(query.filter, query.variables);
	const sort = parseSort(query.sort ?? new Map());
	const natural = sort.length === 1 && sort[0]?.path === "$natural";
	const chosen = plan(collection, query.filter, natural ? [] : sort, natural ? query.sort : query.hint);
	const ordered =
		chosen.kind === "index" && natural ? { ...chosen, reverse: sort[0]?.descending ?? false } : chosen;
	const scan = openScan(tables, collection, ordered);
	return {
		plan: ordered,
		scan,
		matches: ordered.decided ? undefined : matches,
		sort: natural || ordered.sorted ? [] : sort,
	};
}

/** Runs a query; the rows come in batches, in order, as soon as they are known. */
export async function* findRows(
	prepared: PreparedQuery,
	query: Query,
	pace = new Pace(),
): AsyncGenerator<Row[]> {
	const skip = query.skip ?? 0;
	const limit = query.limit ?? 0;
	const wanted = limit > 0 ? skip + limit : 0;
	const rows = matchingRows(
		prepared.scan,
		prepared.matches,
		pace,
		prepared.sort.length === 0 ? wanted || undefined : undefined,
	);
	const ordered = prepared.sort.length === 0 ? rows : sortRows(rows, prepared.sort, wanted);
	yield* slice(ordered, skip, limit);
}

/** Runs a query and gives the documents it returns as BSON. */
export async function* findDocuments(
	prepared: PreparedQuery,
	query: Query,
	pace?: Pace,
): AsyncGenerator<Buffer[]> {
	const project = compileProjection(query.projection ?? new Map(), {
		filter: query.filter,
		variables: query.variables ?? new Map(),
	});
	for await (const rows of findRows(prepared, query, pace)) {
		yield project ? rows.map((row) => encodeDoc(project(row.doc))) : rows.map(({ raw }) => raw);
	}
}

async function* sortRows(
	rows: AsyncGenerator<Row[]>,
	sort: readonly SortField[],
	limit: number,
): AsyncGenerator<Row[]> {
	const sorter = new Sorter<Omit<Row, "doc">>(limit);
	for await (const batch of rows) {
		for (const row of batch) {
			const { idKey, raw } = row;
			sorter.add(sortKey(row.doc, sort), { idKey, raw }, raw.length);
		}
	}
	const sorted = sorter.sorted();
	for (let at = 0; at < sorted.length; at += SORTED_BATCH) {
		yield sorted.slice(at, at + SORTED_BATCH).map(({ idKey, raw }) => new Row(idKey, raw));
	}
}

const SORTED_BATCH = 128;

async function* slice<T>(batches: AsyncGenerator<T[]>, skip: number, limit: number): AsyncGenerator<T[]> {
	let toSkip = skip;
	let left = limit > 0 ? limit : Number.POSITIVE_INFINITY;
	for await (const batch of batches) {
		const kept = batch.slice(toSkip, toSkip + left);
		toSkip = Math.max(0, toSkip - batch.length);
		left -= kept.length;
		if (kept.length > 0) yield kept;
		if (left === 0) return;
	}
}
