import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach } from "vitest";

const CLI = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

const running = new Set<ChildProcess>();
afterEach(() => {
	for (const child of running) child.kill("SIGKILL");
	running.clear();
});

/** Starts the store's program with these arguments; it is killed after the test at the latest. */
export function run(args: string[], withChannel = false): ChildProcess {
	const stdio = ["ignore", "pipe", "pipe"] as const;
	const child = spawn(process.execPath, ["--import", "tsx", CLI, ...args], {
		stdio: withChannel ? [...stdio, "ipc"] : [...stdio],
	});
	running.add(child);
	return child;
}

/** Starts the store on a directory and waits for its connection string. */
export async function started(dir: string, port = 0) {
	const child = run(["--dir", dir, "--port", String(port)]);
	const said = child.stderr ? text(child.stderr) : Promise.resolve("");
	const failed = once(child, "exit").then(async () => {
		throw new Error(`the store did not start: ${await said}`);
	});
	const first = child.stdout ? once(child.stdout, "data") : Promise.reject(new Error("no output"));
	const [line] = await Promise.race([first, failed]);
	failed.catch(() => undefined);
	return { child, uri: String(line).trim() };
}

/** Runs the store where it must fail, and returns what it says. */
export async function refused(args: string[]) {
	const child = run(args);
	const said = child.stderr ? text(child.stderr) : Promise.resolve("");
	const [code] = await once(child, "exit");
	return { code, said: (await said).trim() };
}

/** Sends a signal and waits for the end. */
export async function killed(child: ChildProcess, signal: NodeJS.Signals) {
	const exit = once(child, "exit");
	child.kill(signal);
	return exit;
}
