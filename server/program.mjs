import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

let isStopping = false;

/** Says that this program is being stopped: what it runs is told to end too, and that is no failure. */
export function noteStopping() {
	isStopping = true;
}

/**
 * Runs a command to its end and gives its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} [options] quiet: its output is shown only when it fails
 * @returns {Promise<number>}
 */
export function run(command, args, { env = process.env, quiet = false, cwd = ROOT } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd, env, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
		/** @type {Buffer[]} */
		const output = [];
		child.stdout?.on("data", (chunk) => output.push(chunk));
		child.stderr?.on("data", (chunk) => output.push(chunk));
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			// Nobody goes on from here: whoever stops this program ends it.
			if (isStopping) return;
			const status = code ?? (signal ? 1 : 0);
			if (status !== 0 && quiet) process.stderr.write(Buffer.concat(output));
			resolve(status);
		});
	});
}

/** Runs a TypeScript program of the project as the server would load it. @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env */
export function runTypeScript(file, args, env) {
	return run(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], { env });
}

/** Tells the person at the screen what is going on. @param {string} line */
export function say(line) {
	process.stdout.write(`${line}\n`);
}

/** Ends the program with one plain sentence. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}

const [MAJOR, MINOR] = [20, 19];

/** Ends with a sentence when this Node is older than the shop supports. */
export function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
		giveUp(`Sabz needs Node.js ${MAJOR}.${MINOR} or newer; this is ${process.versions.node}.`);
	}
}

/**
 * "shop": what running needs; "all": also what developing and testing need.
 * @typedef {"shop" | "all"} Scope
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Lock by their places, as npm's lock files write them
 */

/**
 * What must be installed so that everything of this scope is there in the locked version, or null when it is. Where
 * packages for development are installed already, they are never taken away again.
 * @param {Scope} scope
 * @param {Lock} wanted
 * @param {Lock} installed
 * @returns {Scope | null}
 */
export function whatToInstall(scope, wanted, installed) {
	const isThere = Object.entries(wanted).every(
		([place, { version, dev, optional, devOptional }]) =>
			!place.includes("node_modules/") ||
			// Most of these are for other systems.
			optional ||
			(scope === "shop" && (dev || devOptional)) ||
			installed[place]?.version === version,
	);
	if (isThere) return null;
	return Object.values(installed).some(({ dev }) => dev) ? "all" : scope;
}

/** @param {string} file @returns {Lock} */
function readLock(file) {
	const path = join(ROOT, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/**
 * Installs the packages of the lock file when they are not there yet, whoever installed what is there.
 * @param {Scope} scope
 */
export async function ensureInstalled(scope) {
	const lock = readLock("package-lock.json");
	const missing = whatToInstall(scope, lock, readLock("node_modules/.package-lock.json"));
	if (missing === null) return;
	say("Installing packages from the npm registry (about a minute the first time) …");
	// Said either way: with NODE_ENV=production, or so configured, npm would leave the packages for development out.
	const which = missing === "shop" ? "--omit=dev" : "--include=dev";
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	const code = await run(npm, ["ci", "--no-audit", "--no-fund", which], { quiet: true });
	if (code !== 0) giveUp("The packages could not be installed. Is the npm registry reachable?");
}
