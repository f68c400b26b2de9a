import fc from "fast-check";
import type { Document, Sort } from "mongodb";
import { beforeAll, describe, expect, test } from "vitest";
import { freshName, useServer } from "./support.js";

const server = useServer();

/** The stages of a winning plan, outermost first. */
function stagesOf(plan: Document): string[] {
	const inner: Document[] = plan.inputStages ?? (plan.inputStage ? [plan.inputStage] : []);
	return [plan.stage, ...inner.flatMap(stagesOf)];
}

async function explained(name: string, filter: Document, sort: Sort = {}, limit = 0) {
	const explain = await server.db
		.collection(name)
		.find(filter)
		.sort(sort)
		.limit(limit)
		.explain("executionStats");
	return {
		stages: stagesOf(explain.queryPlanner.winningPlan),
		docs: explain.executionStats.totalDocsExamined,
		returned: explain.executionStats.nReturned,
	};
}

describe("explain shows that", () => {
	const name = freshName();

	beforeAll(async () => {
		const orders = server.db.collection(name);
		const docs = Array.from({ length: 1000 }, (_, i) => ({
			user: i % 50,
			createdAt: new Date(i * 1000),
			code: `order-${String(i).padStart(4, "0")}`,
			tags: [`t${i % 7}`, `t${i % 11}`],
			...(i % 10 === 0 ? { email: `${i}@sabz.pk` } : {}),
		}));
		await orders.insertMany(docs);
		await orders.createIndexes([
			{ key: { user: 1, createdAt: -1 } },
			{ key: { code: 1 }, unique: true },
			{ key: { tags: 1 } },
			{ key: { email: 1 }, unique: true, sparse: true },
			{ key: { createdAt: 1 }, partialFilterExpression: { user: { $lt: 5 } } },
		]);
	});

	test("a field without index means reading the collection", async () => {
		const { stages, docs } = await explained(name, { nothing: 1 });
		expect(stages).toContain("COLLSCAN");
		expect(docs).toBe(1000);
	});

	test("the newest orders of a user are read in order, and no more of them than asked for", async () => {
		const { stages, docs, returned } = await explained(name, { user: 7 }, { createdAt: -1 }, 5);
		expect(stages).toContain("IXSCAN");
		expect(stages).not.toContain("SORT");
		expect([docs, returned]).toEqual([5, 5]);
	});

	test("the opposite order is the same index read backwards", async () => {
		const { stages, docs } = await explained(name, { user: 7 }, { createdAt: 1 }, 5);
		expect(stages).not.toContain("SORT");
		expect(docs).toBe(5);
	});

	test("a range and a list of values read what they return", async () => {
		const range = await explained(name, {
			user: 7,
			createdAt: { $gte: new Date(200_000), $lt: new Date(400_000) },
		});
		expect(range.docs).toBe(range.returned);
		const list = await explained(name, { code: { $in: ["order-0001", "order-0500", "none"] } });
		expect([list.docs, list.returned]).toEqual([2, 2]);
	});

	test("a range that one value of an array lies in is read from its beginning to its end", async () => {
		const { stages, docs, returned } = await explained(name, {
			tags: { $elemMatch: { $gte: "t10", $lt: "t2" } },
		});
		expect(stages).toContain("IXSCAN");
		expect([docs, returned]).toEqual([90, 90]);
	});

	test("arrays and sparse fields are found by their indexes", async () => {
		const tags = await explained(name, { tags: "t3" });
		expect(tags.stages).toContain("IXSCAN");
		expect(tags.docs).toBe(tags.returned);
		const email = await explained(name, { email: "10@sabz.pk" });
		expect(email.docs).toBe(1);
	});

	test("a sparse index does not answer for documents it leaves out", async () => {
		const { stages, returned } = await explained(name, { email: null });
		expect(stages).toContain("COLLSCAN");
		expect(returned).toBe(900);
	});

	test("a partial index answers only for a query within its filter", async () => {
		const inside = await explained(name, { user: { $lt: 5 }, createdAt: { $gt: new Date(900_000) } });
		expect(inside.stages).toContain("IXSCAN");
		const outside = await explained(name, { createdAt: { $gt: new Date(900_000) } });
		expect(outside.stages).toContain("COLLSCAN");
	});

	test("every branch of an $or uses its own index", async () => {
		const { stages, docs } = await explained(name, {
			$or: [{ code: "order-0001" }, { email: "10@sabz.pk" }],
		});
		expect(stages.filter((stage) => stage === "IXSCAN")).toHaveLength(2);
		expect(docs).toBe(2);
	});

	test("a pattern that begins with a text reads the texts that begin so", async () => {
		const { docs, returned } = await explained(name, { code: /^order-00/ });
		expect(returned).toBe(100);
		expect(docs).toBeLessThanOrEqual(101);
	});

	test("an _id is found without any search", async () => {
		const doc = await server.db.collection(name).findOne();
		const { docs, stages } = await explained(name, { _id: doc?._id });
		expect(docs).toBe(1);
		expect(stages).not.toContain("COLLSCAN");
	});
});

const scalar = fc.oneof(
	fc.integer({ min: -3, max: 3 }),
	fc.constantFrom<unknown>(null, "", "a", "ab", "b", true, false, 1.5, new Date(1)),
);
const fieldValue = fc.oneof(
	{ weight: 5, arbitrary: scalar },
	{ weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
	{ weight: 1, arbitrary: fc.record({ b: scalar, c: scalar }, { requiredKeys: [] }) },
	{
		weight: 1,
		arbitrary: fc.array(fc.record({ b: scalar, c: scalar }, { requiredKeys: [] }), { maxLength: 3 }),
	},
);
const document = fc.record({ x: fieldValue, y: scalar, z: fieldValue }, { requiredKeys: [] });
const path = fc.constantFrom("x", "y", "z", "x.b", "x.c", "z.b");
const condition = fc.oneof(
	scalar,
	fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
	fc
		.record({ $gte: scalar, $lt: scalar }, { requiredKeys: [] })
		.filter((range) => Object.keys(range).length > 0),
	fc.record({ $ne: scalar }),
	fc.record({ $exists: fc.boolean() }),
	fc.record({ $elemMatch: fc.record({ $gte: scalar, $lte: scalar }) }),
	fc.record({ $elemMatch: fc.record({ b: scalar, c: scalar }, { requiredKeys: ["b"] }) }),
	fc.record({ $all: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
	fc.constantFrom<unknown>(/^a/, { $regex: "^ab?" }, { $not: { $gt: 0 } }, { $size: 1 }),
);
const conjunction = fc.dictionary(path, condition, { maxKeys: 3 });
const filter = fc.oneof(
	{ weight: 3, arbitrary: conjunction },
	{
		weight: 1,
		arbitrary: fc
			.tuple(conjunction, fc.array(conjunction, { minLength: 1, maxLength: 3 }))
			.map(([all, $or]) => ({ ...all, $or })),
	},
);
const direction = fc.constantFrom(1 as const, -1 as const);
const sort = fc.oneof(
	fc.constant({}),
	fc.tuple(fc.constantFrom("x", "y", "z.b"), direction).map(([field, way]) => ({ [field]: way, _id: way })),
	fc.tuple(direction, direction).map(([y, x]) => ({ y, x, _id: 1 as const })),
);
const index = fc
	.tuple(
		fc.uniqueArray(path, { minLength: 1, maxLength: 3 }),
		fc.array(direction, { minLength: 3, maxLength: 3 }),
		fc.boolean(),
	)
	.map(([paths, ways, sparse]) => ({
		key: Object.fromEntries(paths.map((each, i) => [each, ways[i] ?? 1])),
		sparse,
	}))
	.filter(
		({ key }) =>
			!("x" in key && "z" in key) &&
			!("x" in key && "z.b" in key) &&
			!("z" in key && ("x.b" in key || "x.c" in key)) &&
			!("z.b" in key && ("x.b" in key || "x.c" in key)),
	);

test("with whatever indexes, a query finds the same documents in the same order as without", async () => {
	const property = fc.asyncProperty(
		fc.array(document, { maxLength: 25 }),
		fc.uniqueArray(index, { maxLength: 3, selector: ({ key }) => JSON.stringify(key) }),
		fc.array(fc.tuple(filter, sort, fc.nat({ max: 5 })), { minLength: 1, maxLength: 8 }),
		async (docs, indexes, queries) => {
			const collection = server.db.collection<{ _id: number }>(freshName());
			if (docs.length > 0) await collection.insertMany(docs.map((doc, i) => ({ _id: i, ...doc })));
			for (const { key, sparse } of indexes) await collection.createIndex(key, { sparse });
			for (const [query, order, limit] of queries) {
				const all = collection.find(query).hint({ $natural: 1 });
				const slow = (await all.toArray()).map(({ _id }) => _id);
				const found = (await collection.find(query).sort(order).toArray()).map(({ _id }) => _id);
				expect([...found].sort(), JSON.stringify(query)).toEqual([...slow].sort());
				expect(await collection.countDocuments(query)).toBe(slow.length);
				if (Object.keys(order).length === 0) continue;
				const sorted = await collection.find(query).hint({ $natural: 1 }).sort(order).toArray();
				expect(found).toEqual(sorted.map(({ _id }) => _id));
				const some = await collection.find(query).sort(order).limit(limit).toArray();
				if (limit > 0) expect(some.map(({ _id }) => _id)).toEqual(found.slice(0, limit));
			}
			await collection.drop();
		},
	);
	await fc.assert(property, { numRuns: 150 });
}, 120_000);
