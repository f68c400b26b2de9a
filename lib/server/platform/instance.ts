import "server-only";
import { randomUUID } from "node:crypto";
import { perProcess } from "./process.mjs";

// Asked for with the first step, not before: a process that hears these signals no longer dies of them.
const steps = () =>
	perProcess("shutdown", () => {
		const all = new Set<() => void>();
		const end = () => {
			for (const step of all) step();
		};
		process.once("SIGTERM", end);
		process.once("SIGINT", end);
		process.once("SIGHUP", end);
		return all;
	});

/** Does this once when the server is told to stop, while it still answers what it has begun. Must not throw. */
export function onShutdown(step: () => void): void {
	steps().add(step);
}

/** The name of this process among all that work on the same database. */
export const instance = perProcess<string>("instance", randomUUID);
