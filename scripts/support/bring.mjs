import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../server/run.mjs";
import { giveUp } from "../../server/say.mjs";

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
