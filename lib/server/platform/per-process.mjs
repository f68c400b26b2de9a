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
