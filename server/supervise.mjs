import { spawn } from "node:child_process";
import { giveUp, noteStopping, ROOT, say } from "./program.mjs";

const LOOK_AT_PARENT_MS = 1_000;

/**
 * Stops everything in the order given when the person or the system asks for it (Ctrl-C, SIGTERM, closed terminal).
 * @param {() => Array<{ stop(): Promise<void> }>} parts
 */
export function stopOnSignal(parts) {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		noteStopping();
		say("\nStopping …");
		for (const part of parts()) await part.stop();
		say("Stopped. Nothing is lost.");
		process.exit(0);
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
	// npm hands a signal to its shell alone, whose end is all that is seen of it here.
	const { ppid, env } = process;
	if (env.npm_lifecycle_event) setInterval(() => process.ppid === ppid || stop(), LOOK_AT_PARENT_MS).unref();
}

const STOP_MS = 8_000;
const RESTART_DELAY_MS = 300;
const MAX_RESTARTS_A_MINUTE = 10;

/**
 * Keeps one child process running: starts it again when it dies, stops it when asked. The child holds a channel to
 * us and ends by itself when that breaks, so none is left behind when this process is killed.
 */
export class Supervised {
	/** @type {import("node:child_process").ChildProcess | undefined} */
	#child;
	#stopping = false;
	/** Set by the owner once the process has done its work; a process that ends before that has said why. */
	isUp = false;
	/** @type {number[]} */
	#restarts = [];

	/**
	 * @param {string} name how messages call it
	 * @param {() => { args: string[], env: NodeJS.ProcessEnv }} command asked again at every start
	 * @param {{ onMessage?: (message: unknown) => void, quiet?: boolean }} [options] quiet: only its errors are shown
	 */
	constructor(name, command, { onMessage = () => {}, quiet = false } = {}) {
		this.name = name;
		this.command = command;
		this.onMessage = onMessage;
		this.quiet = quiet;
	}

	start() {
		const { args, env } = this.command();
		const child = spawn(process.execPath, args, {
			cwd: ROOT,
			env,
			stdio: ["ignore", this.quiet ? "ignore" : "inherit", "inherit", "ipc"],
		});
		child.on("message", this.onMessage);
		child.on("exit", () => this.#onExit());
		this.#child = child;
	}

	#onExit() {
		if (this.#stopping) return;
		if (!this.isUp) process.exit(1);
		const minuteAgo = Date.now() - 60_000;
		this.#restarts = [...this.#restarts.filter((at) => at > minuteAgo), Date.now()];
		if (this.#restarts.length > MAX_RESTARTS_A_MINUTE) giveUp(`${this.name} keeps stopping; giving up.`);
		say(`${this.name} stopped unexpectedly; starting it again …`);
		setTimeout(() => {
			if (!this.#stopping) this.start();
		}, RESTART_DELAY_MS);
	}

	/** Asks the process to finish what it is doing, and ends it when it has not after 8 seconds. */
	async stop() {
		this.#stopping = true;
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((done) => child.once("exit", done));
		// Closing the channel is the request to stop: the store ignores signals that a terminal sends to the whole group.
		if (child.connected) child.disconnect();
		else child.kill("SIGTERM");
		const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
		await ended;
		clearTimeout(timer);
	}
}
