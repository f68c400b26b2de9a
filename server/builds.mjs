import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { giveUp, ROOT, run, say } from "./program.mjs";

const SKIPPED = new Set(["node_modules", "dist", ".next"]);

/** @param {string} path @returns {string[]} every file under the path, in a stable order */
function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	const names = readdirSync(path).filter((name) => !SKIPPED.has(name));
	return names.sort().flatMap((name) => filesUnder(join(path, name)));
}

/**
 * One hash over the content of these files and folders of the repository.
 * @param {string[]} paths @param {(file: string) => boolean} [counts]
 */
export function fingerprintOf(paths, counts = () => true) {
	const hash = createHash("sha256");
	for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path))).filter(counts)) {
		hash.update(file.slice(ROOT.length)).update(readFileSync(file));
	}
	return hash.digest("hex");
}

/** No build is made of tests. @param {string} file */
const isSource = (file) => !/\.i?test\.tsx?$/.test(file);

/**
 * Runs a build step only when its sources differ from those of the last build.
 * @param {{ sources: string[], stamp: string, build: () => Promise<void> }} step
 */
async function buildWhenStale({ sources, stamp, build }) {
	const stampFile = join(ROOT, stamp);
	const before = fingerprintOf(sources, isSource);
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === before) return;
	await build();
	writeFileSync(stampFile, before);
}

/** Tells Chromium's engine to compile a whole file while it is being fetched, off the page's own thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks every script of the built shop, so that a slow phone does not stand still to compile them when they first
 * run. Other browsers read a comment.
 * @param {string} directory where the build put its scripts, from the root
 */
async function hintCompilers(directory) {
	const files = await readdir(join(ROOT, directory), { recursive: true });
	for (const file of files.filter((name) => name.endsWith(".js"))) {
		const path = join(ROOT, directory, file);
		const script = await readFile(path, "utf8");
		if (!script.startsWith(HINT)) await writeFile(path, HINT + script);
	}
}

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
			"next.config.mjs",
			"package-lock.json",
			"tsconfig.json",
			"postcss.config.mjs",
		],
		stamp: ".next/.built",
		build: () => buildShop(env),
	});
}
