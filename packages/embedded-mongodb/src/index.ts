import { StoreError } from "./errors.js";
import { WireServer } from "./server/server.js";
import { Store } from "./store.js";

export { isFailedCommit } from "./storage/environment.js";
export { StoreError };

export interface StartOptions {
	/** Where the data lives; made when it does not exist. */
	readonly dir: string;
	/** The TCP port on 127.0.0.1; 0 takes any free one. */
	readonly port: number;
}

/** A running store. */
export interface EmbeddedMongo {
	/** The connection string for drivers. */
	readonly uri: string;
	readonly port: number;
	/** Lets commands in work finish, writes what is left, and frees directory and port. */
	close(): Promise<void>;
}

/** Starts a store on a directory. @throws StoreError with one plain sentence when that is not possible */
export async function startEmbeddedMongo({ dir, port }: StartOptions): Promise<EmbeddedMongo> {
	const store = await Store.open(dir);
	const server = await WireServer.listen(store, port).catch(async (error: unknown) => {
		await store.close();
		throw error;
	});
	const close = async (): Promise<void> => {
		store.sessions.close(); // nobody is kept waiting for a transaction that cannot end any more
		await server.close();
		await store.close();
	};
	return { uri: server.uri, port: server.port, close };
}
