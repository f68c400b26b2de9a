import { createServer, type Server } from "node:net";
import { StoreError } from "../errors.js";
import type { Store } from "../store.js";
import { Connection } from "./connection.js";

/** Only this machine may connect: the store knows no passwords. */
const HOST = "127.0.0.1";

/** Accepts connections and gives each to the store. */
export class WireServer {
	private readonly connections = new Set<Connection>();
	private accepted = 0;

	private constructor(
		private readonly server: Server,
		readonly port: number,
	) {}

	/** @throws StoreError when the port is taken */
	static async listen(store: Store, port: number): Promise<WireServer> {
		const server = createServer();
		await new Promise<void>((resolve, reject) => {
			server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
			server.listen({ host: HOST, port }, resolve);
		});
		const address = server.address();
		const wire = new WireServer(
			server,
			address !== null && typeof address === "object" ? address.port : port,
		);
		server.on("connection", (socket) => {
			const connection = new Connection(socket, store, ++wire.accepted);
			wire.connections.add(connection);
			socket.on("close", () => wire.connections.delete(connection));
		});
		return wire;
	}

	get uri(): string {
		return `mongodb://${HOST}:${this.port}/?directConnection=true`;
	}

	/** Stops accepting, lets the commands in work finish, and closes all connections. */
	async close(): Promise<void> {
		const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
		await Promise.all([...this.connections].map((connection) => connection.close()));
		await closed;
	}
}

function listenError(error: NodeJS.ErrnoException, port: number): StoreError {
	if (error.code === "EADDRINUSE") return new StoreError(`Port ${port} is taken by another program.`);
	if (error.code === "EACCES") return new StoreError(`Port ${port} may not be used by this user.`);
	return new StoreError(`The store cannot listen on port ${port}: ${error.message}`);
}
