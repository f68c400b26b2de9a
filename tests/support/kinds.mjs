import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Which process each test stands in. It is read off the test itself, so that nobody keeps a list. */

/** @typedef {"unit-pure" | "unit" | "http" | "clocked" | "server" | "integration"} Kind */

const OUTSIDE = new Set(["node_modules", ".git", ".next", "embedded-mongodb", "e2e"]);

/** What a unit test changes of its process: such a test has one of its own. */
const CHANGES_PROCESS = /\bvi\.|process\.(?:env|chdir|emit|on)\b|globalThis|[pP]erProcess/;

/** What an integration test that speaks HTTP alone does without: the server's own code, an environment it changes, own shops. */
const NEEDS_PROCESS = new RegExp(
	[
		String.raw`\bvi\.(?!setConfig)|assign\(process\.env|process\.env\.\w+ = |import\("(?!@/tests/)`,
		"support/(?:own-database|payment-|with-shop|server-process|dying|wire-proxy|noorpay)",
		String.raw`^import (?!type).*from "(?:@/lib/server/(?!calls/)|@/models|\.\.?/(?!(?:\.\./)*(?:(?:tests/)?support/|rules)))`,
	].join("|"),
	"m",
);

/** The server's own code, which reads its settings once and loads for seconds: tests share it that have no settings of their own. */
const SHARES_SERVER = /\b(?:takeOwnDatabase|ownDatabase|paymentShop)\(\)/;
const HAS_SETTINGS = /\bvi\.(?:mock|resetModules)|process\.env\.\w+ = /;

/** What takes longest: a shop of the test's own, which is started, filled and ended. */
const STARTS_SHOP = /support\/(?:with-shop|server-process)"/;

/** True when a test starts shops: such tests begin first, so that none of them is left over at the end. @param {string} file */
export function startsShop(file) {
	return STARTS_SHOP.test(readFileSync(file, "utf8"));
}

const NEEDS_CLOCK = /support\/clocked"/;

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => !OUTSIDE.has(name))
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			return entry.isDirectory() ? filesUnder(path) : [path];
		});
}

/** @param {string} text @returns {Kind} */
function unitKindOf(text) {
	return CHANGES_PROCESS.test(text) ? "unit" : "unit-pure";
}

/** @param {string} text @returns {Kind} */
function integrationKindOf(text) {
	if (NEEDS_CLOCK.test(text)) return "clocked";
	if (!NEEDS_PROCESS.test(text)) return "http";
	return SHARES_SERVER.test(text) && !HAS_SETTINGS.test(text) ? "server" : "integration";
}

/** The tests under this folder, by the Vitest project that runs them; paths from there. @param {string} root */
export function kindsOfTests(root) {
	/** @type {Record<Kind, string[]>} */
	const kinds = { "unit-pure": [], unit: [], http: [], clocked: [], server: [], integration: [] };
	for (const file of filesUnder(root)) {
		const isUnit = /\.test\.tsx?$/.test(file);
		if (!isUnit && !file.endsWith(".itest.ts")) continue;
		const text = readFileSync(file, "utf8");
		kinds[isUnit ? unitKindOf(text) : integrationKindOf(text)].push(relative(root, file));
	}
	return kinds;
}
