import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { ROOT, whatToInstall } from "./program.mjs";

const next = { version: "16.4.5" };
const vitest = { version: "4.1.12", dev: true };
const wanted = {
	"": { version: "0.1.0" },
	"packages/embedded-mongodb": { version: "0.1.0" },
	"node_modules/next": next,
	"node_modules/vitest": vitest,
	"node_modules/@next/swc-win32-x64-msvc": { version: "16.4.5", optional: true },
};
const runs = { "node_modules/next": next };
const all = { ...runs, "node_modules/vitest": vitest };
const old = { ...all, "node_modules/next": { version: "16.4.4" } };

describe("what is installed", () => {
	test.each([
		["nothing is there", "shop", {}, "shop"],
		["nothing is there", "all", {}, "all"],
		["what running needs is there", "shop", runs, null],
		["what running needs is there", "all", runs, "all"],
		["everything is there, by whatever command", "shop", all, null],
		["everything is there, by whatever command", "all", all, null],
		["a version has changed since", "all", old, "all"],
		["a version has changed under someone who develops", "shop", old, "all"],
	] as const)("when %s and %s is asked for", (_state, scope, installed, expected) => {
		expect(whatToInstall(scope, wanted, installed)).toBe(expected);
	});
});

/** The commands of the table in CONTRIBUTING.md and what each runs. */
function documentedCommands(): [string, string][] {
	const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	const rows = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8").match(/^\| `npm run .*$/gm) ?? [];
	const cells = rows.map((row) => row.split("|")[1] ?? "");
	const names = cells.flatMap((cell) =>
		[...cell.matchAll(/`(?:npm run )?([a-z0-9]+)[^`]*`/g)].map(([, name = ""]) => name),
	);
	return ["start", "test", ...names].map((name) => [name, String(scripts[name])]);
}

test.each(documentedCommands())("npm run %s brings its packages along in a fresh clone", (_name, command) => {
	const [, file = ""] = /^node (\S+)/.exec(command) ?? [];
	expect(file, command).not.toBe("");
	// What it loads before they are there may stand on nothing but Node and on what installs them.
	const reached = new Set<string>();
	const sources: string[] = [];
	const read = (path: string) => {
		if (reached.has(path)) return;
		reached.add(path);
		const source = readFileSync(path, "utf8");
		sources.push(source);
		for (const [, from = ""] of source.matchAll(/^import .*?"([^"]+)";$/gm)) {
			expect(from, path).toMatch(/^(node:|\.)/);
			if (from.startsWith(".")) read(join(path, "..", from));
		}
	};
	read(join(ROOT, file));
	expect(sources.some((source) => source.includes("await ensureInstalled("))).toBe(true);
});

const PRELOAD = pathToFileURL(join(import.meta.dirname, "../server/end-with-parent.mjs"));

test("a worker that still listens ends with the build that started it", async () => {
	const program = join(mkdtempSync(join(tmpdir(), "sabz-worker-")), "listens.cjs");
	writeFileSync(program, `new MessageChannel().port1.onmessage = () => {}; process.send("listens");`);
	const worker = fork(program, { execArgv: [`--import=${PRELOAD}`] });
	await once(worker, "message");
	worker.disconnect();
	expect(await once(worker, "exit")).toEqual([0, null]);
});

const addressOf = (file: string) => JSON.stringify(String(pathToFileURL(join(ROOT, file))));

test("who stops a start that builds hears that nothing is lost, not that the build has failed", async () => {
	const dir = mkdtempSync(join(tmpdir(), "sabz-stopped-"));
	const [build, start] = [join(dir, "build.mjs"), join(dir, "start.mjs")];
	// Ctrl-C tells the whole group; a build ends by a code of its own, while the store is still being closed.
	writeFileSync(
		build,
		`process.on("SIGINT", () => process.exit(130));
		setInterval(() => {}, 1000);
		process.kill(0, "SIGINT");`,
	);
	writeFileSync(
		start,
		`import { giveUp, run } from ${addressOf("server/program.mjs")};
		import { stopOnSignal } from ${addressOf("server/supervise.mjs")};
		stopOnSignal(() => [{ stop: () => new Promise((done) => setTimeout(done, 1000)) }]);
		const code = await run(process.execPath, [${JSON.stringify(build)}], { quiet: true });
		if (code !== 0) giveUp("The shop could not be built.");`,
	);
	const started = spawn(process.execPath, [start], { detached: true });
	const said: string[] = [];
	for (const stream of [started.stdout, started.stderr]) stream.on("data", (text) => said.push(String(text)));
	expect(await once(started, "close")).toEqual([0, null]);
	expect(said.join("").trim()).toBe("Stopping …\nStopped. Nothing is lost.");
});
