import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { answers, listens } from "@/scripts/support/test-shop.mjs";
import { storeProgram } from "@/server/store.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY_MS = 120_000;
const STOP_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** A process that may be killed at any moment and started again. It ends by itself when this one is gone. */
export class ServerProcess {
	private child: ChildProcess | undefined;

	constructor(
		private readonly args: readonly string[],
		private readonly env: NodeJS.ProcessEnv,
		private readonly isReady: () => Promise<boolean>,
	) {}

	/** Starts it and waits until it is ready. */
	async start(): Promise<void> {
		const child = spawn(process.execPath, this.args, {
			cwd: ROOT,
			env: this.env,
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		this.child = child;
		const until = Date.now() + READY_MS;
		while (!(await this.isReady())) {
			if (child.exitCode !== null) throw new Error(`${this.args.join(" ")} ended with ${child.exitCode}`);
			if (Date.now() > until) throw new Error(`${this.args.join(" ")} did not answer within two minutes`);
			await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
		}
	}

	/** Sends a signal; SIGKILL waits for the end, any other does not. */
	async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
		const child = this.child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "exit");
		child.kill(signal);
		if (signal === "SIGKILL") await ended;
	}

	/** Asks it to end, and ends it when it does not. */
	async stop(): Promise<void> {
		const child = this.child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = once(child, "exit");
		child.kill("SIGCONT");
		child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
		await ended;
		clearTimeout(timer);
	}
}

/** The embedded store on this folder and port, not started yet. */
export function storeProcess(folder: string, port: number, env = process.env): ServerProcess {
	return new ServerProcess([storeProgram(), "--dir", folder, "--port", String(port)], env, () =>
		listens(port),
	);
}

/** An application, and where it answers. */
export type Instance = { app: ServerProcess; url: string };

/**
 * An application on the database that the environment names, not started yet. It is started when it is open; beside a
 * database that is down, when it answers at all.
 */
export function instanceOn(port: number, env: NodeJS.ProcessEnv): Instance {
	const database = Number(new URL(env.MONGODB_URI ?? "").port || 27_017);
	const inside = `http://127.0.0.1:${port}/api`;
	const isStarted = async () =>
		(await answers(`${inside}/ready`)) || ((await answers(`${inside}/health`)) && !(await listens(database)));
	const app = new ServerProcess(["server/serve.mjs"], { ...env, PORT: String(port) }, isStarted);
	return { app, url: `http://localhost:${port}` };
}
