#!/usr/bin/env node
import { parseArgs } from "node:util";
import { type EmbeddedMongo, isFailedCommit, StoreError, startEmbeddedMongo } from "./index.js";

const USAGE = "Usage: embedded-mongodb --dir DIR [--port N] [--attached]";
const DEFAULT_PORT = "27027";
/** A stop that hangs is ended after this many milliseconds; nothing that was acknowledged is at stake. */
const STOP_MS = 2500;

function readArguments(): { dir: string; port: number; isAttached: boolean } {
	const { values } = parsed();
	const port = Number(values.port);
	if (!values.dir) throw new StoreError(`Say where the data lives. ${USAGE}`);
	if (!/^\d+$/.test(values.port) || port > 65_535) {
		throw new StoreError(`--port has to be a number from 0 to 65535, not "${values.port}". ${USAGE}`);
	}
	return { dir: values.dir, port, isAttached: values.attached };
}

function parsed() {
	try {
		return parseArgs({
			options: {
				dir: { type: "string" },
				port: { type: "string", default: DEFAULT_PORT },
				attached: { type: "boolean", default: false },
			},
		});
	} catch (error) {
		throw new StoreError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
	}
}

// What it writes is for its own user alone.
process.umask(0o077);

/**
 * Stops at a signal, and when the process that started this one with a channel is gone or closes it. Attached to that
 * process it leaves signals to it: terminals and service managers send them to all at once, and who still writes here
 * has to end first.
 */
function stopWhenAsked(mongo: EmbeddedMongo, isAttached: boolean): void {
	let stopping = false;
	const stop = (): void => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(0), STOP_MS).unref();
		mongo.close().then(
			() => process.exit(0),
			() => process.exit(1),
		);
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, isAttached ? () => {} : stop);
	process.on("disconnect", stop);
}

// A full disk is told to every client whose write it stopped. lmdb also rejects promises of its own for it, which
// nobody can take; they must not end the process, which can still read, and write again once there is room.
process.on("unhandledRejection", (error) => {
	if (!isFailedCommit(error) && !isDiskError(error)) throw error;
});

/** True for the reason beneath a failed commit: lmdb gives the system's number of it. */
function isDiskError(error: unknown): boolean {
	return error instanceof Error && "code" in error && typeof error.code === "number";
}

try {
	const { isAttached, ...where } = readArguments();
	const mongo = await startEmbeddedMongo(where);
	stopWhenAsked(mongo, isAttached && process.connected);
	console.log(mongo.uri);
	process.send?.({ type: "ready", uri: mongo.uri });
} catch (error) {
	console.error(error instanceof StoreError ? error.message : error);
	process.exit(1);
}
