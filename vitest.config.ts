import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { kindsOfTests, startsShop } from "./tests/support/kinds.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = { "@": root, "server-only": `${root}tests/support/empty.ts` };
const kinds = kindsOfTests(root);

/** Tests that need nothing but themselves. */
const alone = { testTimeout: 30_000, maxWorkers: 2 };

/** Tests of the running shop: one server and one database serve them all. */
const ofShop = {
	globalSetup: ["tests/support/provide-contract.ts"],
	setupFiles: ["tests/support/hold-to-contract.ts"],
	testTimeout: 60_000,
	hookTimeout: 120_000,
	// What follows from a call is there when the shop has come to it, on a busy machine too.
	expect: { poll: { timeout: 15_000 } },
};

/** Most of such a test is waiting: three at a time keep two cores busy. */
const WORKERS = 3;

const inProcess = {
	maxWorkers: WORKERS,
	// What fails there on purpose is said nowhere: the server's own code reads this when it is imported.
	env: { LOG_LEVEL: "silent" },
};

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const [sorted, isLong] = [
			await super.sort(files),
			({ moduleId }: TestSpecification) => startsShop(moduleId),
		];
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				resolve: { alias },
				test: { ...alone, name: "unit-pure", include: kinds["unit-pure"], pool: "threads", isolate: false },
			},
			{ resolve: { alias }, test: { ...alone, name: "unit", include: kinds.unit } },
			{
				resolve: { alias },
				test: { ...ofShop, name: "http", include: kinds.http, isolate: false, maxWorkers: WORKERS },
			},
			{
				resolve: { alias },
				test: { ...ofShop, ...inProcess, name: "server", include: kinds.server, isolate: false },
			},
			{
				resolve: { alias },
				test: { ...ofShop, ...inProcess, name: "integration", include: kinds.integration },
			},
			{
				resolve: { alias },
				test: {
					...ofShop,
					name: "clocked",
					include: kinds.clocked,
					isolate: false,
					maxWorkers: 1,
					// After the others where one run has them all; the gate runs it beside them.
					sequence: { groupOrder: 1 },
				},
			},
			"packages/*/vitest.config.ts",
		],
	},
});
