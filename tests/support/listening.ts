import type { Server } from "node:http";
import type { Server as AnyServer } from "node:net";

/** Has a server listen on this machine; gives its port. */
export async function listening(server: AnyServer): Promise<number> {
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the server has no port");
	return address.port;
}

/** Hangs up on whoever is there, and closes a server. */
export async function hangUp(server: Server): Promise<void> {
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
}
