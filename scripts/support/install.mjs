import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./run.mjs";
import { giveUp, say } from "./say.mjs";

const MARK = join(ROOT, "node_modules", ".sabz-installed");
const [MAJOR, MINOR] = [20, 19];

/** Ends with a sentence when this Node is older than the shop supports. */
export function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
		giveUp(`Sabz needs Node.js ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`);
	}
}

/** @returns {string} */
function lockHash() {
	return createHash("sha256")
		.update(readFileSync(join(ROOT, "package-lock.json")))
		.digest("hex");
}

/**
 * Installs the packages of the lock file when they are not there yet.
 * @param {"shop" | "all"} scope "shop": what running needs; "all": also what testing needs
 */
export async function ensureInstalled(scope) {
	const wanted = lockHash();
	const [scopeThere, hashThere] = existsSync(MARK) ? readFileSync(MARK, "utf8").split(" ") : [];
	if (hashThere === wanted && (scopeThere === "all" || scopeThere === scope)) return;
	say("Installing packages from the npm registry (about a minute the first time) …");
	const extra = scope === "shop" ? ["--omit=dev"] : [];
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const code = await run(npm, ["ci", "--no-audit", "--no-fund", ...extra], { quiet: true });
	if (code !== 0) giveUp("The packages could not be installed. Is the npm registry reachable?");
	writeFileSync(MARK, `${scope} ${wanted}`);
}
