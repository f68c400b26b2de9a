import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const READY_MS = 120_000;
const STOP_MS = 10_000;

/** A process that may be killed at any moment and started again. It ends by itself when this one is gone. */
export class Killable {
	private child: ChildProcess | undefined;

	constructor(
		private readonly args: readonly string[],
		private readonly env: NodeJS.ProcessEnv,
		private readonly isReady: () => Promise<boolean>,
	) {}

	/** Starts it and waits until it answers. */
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
			await new Promise((done) => setTimeout(done, 50));
		}
	}

	get pid(): number {
		return this.child?.pid ?? 0;
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
