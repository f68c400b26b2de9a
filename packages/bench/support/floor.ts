import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "../../../scripts/support/ports.mjs";
import { ROOT, run } from "../../../server/run.mjs";

const SOURCE = join(ROOT, "packages", "bench", "floor");
const DIR = join(ROOT, ".bench", "floor");
const NEXT = join(ROOT, "node_modules", "next", "dist", "bin", "next");
const READY_MS = 30_000;

/** The shop's own settings, without what belongs to its routes. */
const CONFIG = `import shop from "../../next.config";

export default { ...shop, rewrites: undefined, headers: undefined, redirects: undefined };
`;

function nextVersion(): string {
	return createRequire(import.meta.url)("next/package.json").version;
}

/** Builds the empty app with the shop's version of Next and its settings, when it is not there already. */
async function build(): Promise<void> {
	const stamp = join(DIR, ".built");
	const wanted = `${nextVersion()}\n${readFileSync(join(ROOT, "next.config.ts"), "utf8")}`;
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	rmSync(DIR, { recursive: true, force: true });
	mkdirSync(DIR, { recursive: true });
	cpSync(SOURCE, DIR, { recursive: true });
	writeFileSync(join(DIR, "next.config.ts"), CONFIG);
	const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
	if ((await run(process.execPath, [NEXT, "build"], { cwd: DIR, env, quiet: true })) !== 0) {
		throw new Error("the empty app could not be built");
	}
	writeFileSync(stamp, wanted);
}

/** An app with one empty page and one empty route handler: what Next itself costs. */
export async function startFloor(): Promise<{ url: string; stop: () => void }> {
	await build();
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
	const args = [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)];
	const child = spawn(process.execPath, args, { cwd: DIR, env, stdio: ["ignore", "ignore", "inherit"] });
	const until = Date.now() + READY_MS;
	while (!(await fetch(url).catch(() => null))?.ok) {
		if (Date.now() > until) throw new Error("the empty app did not start");
		await new Promise((done) => setTimeout(done, 100));
	}
	return { url, stop: () => child.kill() };
}
