import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { giveUp, ROOT, run } from "../../server/program.mjs";

/**
 * Brings packages from the npm registry into a folder of their own, where they are not there already: what is tried or
 * measured with, and belongs to no part of the shop. Gives the file `wanted` of them.
 * @param {string} folder
 * @param {string[]} packages each with its version
 * @param {string} wanted a file below the folder's node_modules
 */
export async function bringPackages(folder, packages, wanted) {
	const file = join(folder, "node_modules", wanted);
	if (existsSync(file)) return file;
	mkdirSync(folder, { recursive: true });
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const install = ["install", "--no-audit", "--no-fund", "--prefix", folder, ...packages];
	if ((await run(npm, install, { quiet: true, cwd: folder })) !== 0 || !existsSync(file))
		giveUp(`${packages.join(" and ")} could not be had from the npm registry.`);
	return file;
}

const lockFile = z.object({
	packages: z.record(
		z.string(),
		z.object({
			name: z.string().optional(),
			version: z.string().optional(),
			resolved: z.string().optional(),
			integrity: z.string().optional(),
			license: z.string().optional(),
			link: z.boolean().optional(),
			inBundle: z.boolean().optional(),
			dev: z.boolean().optional(),
		}),
	),
});

const IN_MODULES = "node_modules/";

/** Every package of the lock file that comes from outside, with what the lock file says about it. */
export function lockedPackages() {
	const text = readFileSync(join(ROOT, "package-lock.json"), "utf8");
	return Object.entries(lockFile.parse(JSON.parse(text)).packages)
		.filter(([path, entry]) => path.includes(IN_MODULES) && !entry.link)
		.map(([path, entry]) => ({
			...entry,
			name: entry.name ?? path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length),
		}));
}
