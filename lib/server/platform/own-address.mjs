import { isIPv6 } from "node:net";

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
