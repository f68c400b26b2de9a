import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = { "@": root, "server-only": `${root}tests/support/empty.ts` };
const outside = ["**/node_modules/**", "**/.next/**", "packages/embedded-mongodb/**", "e2e/**"];

export default defineConfig({
	test: {
		projects: [
			{
				resolve: { alias },
				test: {
					name: "unit",
					include: ["**/*.test.ts", "**/*.test.tsx"],
					exclude: outside,
					testTimeout: 30_000,
				},
			},
			{
				resolve: { alias },
				test: {
					name: "integration",
					include: ["**/*.itest.ts"],
					globalSetup: ["tests/support/provide-contract.ts"],
					setupFiles: ["tests/support/hold-to-contract.ts"],
					exclude: outside,
					testTimeout: 60_000,
					hookTimeout: 120_000,
					// What follows from a call is there when the shop has come to it, on a busy machine too.
					expect: { poll: { timeout: 15_000 } },
					// One server and one database serve all files. Most of a test is waiting: three at a time keep two cores busy.
					maxWorkers: 3,
				},
			},
			"packages/*/vitest.config.ts",
		],
	},
});
