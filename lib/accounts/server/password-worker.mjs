// Runs in a worker thread: bcrypt in JavaScript keeps a core busy for a third of a second, and the thread that
// answers requests must not be that core.
import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";

const ROUNDS = 12;

/** @typedef {{ password: string, hash?: string }} PasswordJob */

parentPort?.on("message", (/** @type {PasswordJob} */ { password, hash }) => {
	parentPort?.postMessage(hash === undefined ? hashSync(password, ROUNDS) : compareSync(password, hash));
});
