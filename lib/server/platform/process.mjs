import { isIPv6 } from "node:net";

const HOLDER = Symbol.for("sabz");

/**
 * What there is one of in a process, made when it is first asked for. A bundler gives each route, and the server in
 * front of Next, a copy of a module, and development loads modules again: what they share hangs on the process.
 * @template Value
 * @param {string} name of one module's own: the same name always means the same type
 * @param {() => Value} make
 * @returns {Value}
 */
export function perProcess(name, make) {
	/** @type {Map<string, Value>} */
	const held = Reflect.get(globalThis, HOLDER) ?? new Map();
	Reflect.set(globalThis, HOLDER, held);
	const known = held.get(name);
	if (known !== undefined) return known;
	const made = make();
	held.set(name, made);
	return made;
}

/** Forgets what a test has used up, so that the next one finds it new. @param {string} name */
export function forgetPerProcess(name) {
	Reflect.get(globalThis, HOLDER)?.delete(name);
}

/**
 * Whether this instance is open: its database has been reached, migrated and filled, and what cached pages show has
 * been refreshed. One that closes still answers whoever comes, but says that it is not ready for more.
 * @typedef {{ isOpen: boolean, isClosing: boolean, opened: Promise<void>, open: () => void, close: () => void }} Opening
 */

/** @returns {Opening} */
function closed() {
	/** @type {() => void} */
	let tell = () => {};
	/** @type {Promise<void>} */
	const opened = new Promise((done) => {
		tell = done;
	});
	const state = {
		isOpen: false,
		isClosing: false,
		opened,
		open() {
			state.isOpen = true;
			tell();
		},
		close() {
			state.isClosing = true;
		},
	};
	return state;
}

export const opening = perProcess("opening", closed);

/** What whoever comes too early is told. */
export const CLOSED_WORDS = "The shop is not open yet. Please try again shortly.";

/** What stands for every address of this machine: one can listen on it, not call it. */
const EVERY_ADDRESS = new Set(["0.0.0.0", "[::]"]);

/**
 * Where this instance is reached from its own machine, whatever its public address is: the host as sockets take it,
 * the port, and both as an origin.
 * @param {{ HOST: string, PORT: number | string }} settings
 */
export function ownAddress({ HOST, PORT }) {
	const named = new URL(`http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}`);
	if (EVERY_ADDRESS.has(named.hostname)) named.hostname = "127.0.0.1";
	const host = named.hostname.replace(/^\[|\]$/g, "");
	return { host, port: Number(PORT), origin: `http://${named.hostname}:${PORT}` };
}
