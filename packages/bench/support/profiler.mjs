import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { basename, join } from "node:path";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a process's own program (NODE_OPTIONS=--import): the first SIGUSR2 begins a CPU profile, the second
 * writes it into the folder that PROFILE_DIR names.
 */
const MICROSECONDS = 500;

/** Milliseconds of processor time that the main thread has had, in steps of ten; undefined where the system does not tell. */
function processorTime() {
	const file = `/proc/self/task/${process.pid}/stat`;
	if (!existsSync(file)) return undefined;
	const [, ...fields] = readFileSync(file, "utf8").split(") ");
	const numbers = fields.join(") ").split(" ").map(Number);
	return ((numbers[11] ?? 0) + (numbers[12] ?? 0)) * 10;
}

/** @type {Session | undefined} */
let session;
/** @type {number | undefined} */
let before;

async function begin() {
	session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.setSamplingInterval", { interval: MICROSECONDS });
	await session.post("Profiler.start");
	before = processorTime();
}

/** @param {Session} running @param {string} dir */
async function end(running, dir) {
	const after = processorTime();
	const { profile } = await running.post("Profiler.stop");
	running.disconnect();
	const processorMs = after === undefined || before === undefined ? undefined : after - before;
	const program = basename(process.argv[1] ?? "node");
	const file = join(dir, `${program}-${process.pid}.cpuprofile`);
	writeFileSync(`${file}.part`, JSON.stringify({ ...profile, processorMs }));
	renameSync(`${file}.part`, file);
}

const dir = process.env.PROFILE_DIR;
if (isMainThread && dir) {
	process.on("SIGUSR2", () => {
		const running = session;
		session = undefined;
		void (running ? end(running, dir) : begin());
	});
}
