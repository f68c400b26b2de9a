import { hintCompilers } from "./compile-hints.mjs";
import { buildWhenStale } from "./fingerprint.mjs";
import { ROOT, run } from "./run.mjs";
import { giveUp, say } from "./say.mjs";

const STORE = "packages/embedded-mongodb";

/** Compiles the embedded store when its sources changed. */
export async function ensureStoreBuilt() {
	await buildWhenStale({
		sources: [`${STORE}/src`, `${STORE}/package.json`, `${STORE}/tsconfig.build.json`],
		stamp: `${STORE}/dist/.built`,
		build: async () => {
			say("Preparing the embedded store …");
			const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
			const code = await run(process.execPath, [tsc, "-p", "tsconfig.build.json"], {
				cwd: `${ROOT}/${STORE}`,
			});
			if (code !== 0) giveUp("The embedded store could not be built.");
		},
	});
}

/** A build is the same wherever it runs: it knows no database. @param {NodeJS.ProcessEnv} env */
async function buildShop({ MONGODB_URI: _, ...env }) {
	say("Building the shop (one to two minutes the first time) …");
	const preload = `--import=${new URL("end-with-parent.mjs", import.meta.url)}`;
	const code = await run(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
		env: {
			...env,
			NODE_ENV: "production",
			NEXT_TELEMETRY_DISABLED: "1",
			NODE_OPTIONS: [env.NODE_OPTIONS, preload].filter(Boolean).join(" "),
		},
		quiet: true,
	});
	if (code !== 0) giveUp("The shop could not be built; the lines above say why.");
	await hintCompilers(".next/static/chunks");
}

/** Builds the shop for production when anything it is made of changed. @param {NodeJS.ProcessEnv} env */
export async function ensureShopBuilt(env) {
	await buildWhenStale({
		sources: [
			"app",
			"components",
			"lib",
			"models",
			"public",
			"middleware.ts",
			"instrumentation.ts",
			"next.config.ts",
			"package-lock.json",
			"tsconfig.json",
			"postcss.config.mjs",
		],
		stamp: ".next/.built",
		build: () => buildShop(env),
	});
}
