import { connect, createServer } from "node:net";

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export function freePort() {
	return new Promise((done, fail) => {
		const probe = createServer();
		probe.once("error", fail);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() =>
				typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
			);
		});
	});
}

/** True when somebody listens on this port. @param {number} port @returns {Promise<boolean>} */
export function listens(port) {
	return new Promise((done) => {
		const socket = connect({ host: "127.0.0.1", port });
		socket.on("connect", () => {
			socket.destroy();
			done(true);
		});
		socket.on("error", () => done(false));
	});
}

/** True when the address answers with success. @param {string} url @returns {Promise<boolean>} */
export async function answers(url) {
	const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
	return response?.ok ?? false;
}
