import { say } from "./say.mjs";

/**
 * Stops everything in the order given when the person or the system asks for it (Ctrl-C, SIGTERM, closed terminal).
 * @param {() => Array<{ stop(): Promise<void> }>} parts
 */
export function stopOnSignal(parts) {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		say("\nStopping …");
		for (const part of parts()) await part.stop();
		say("Stopped. Nothing is lost.");
		process.exit(0);
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
}
