import { ClientSession, type CommandStartedEvent, Db, type Document, MongoClient } from "mongodb";
import { type Entities, plain } from "./matching.js";

/** An event as tests expect it: its name, and what it says. */
export interface Observed {
	readonly name: string;
	readonly event: Document;
}

/** The clients, databases, collections and sessions of one test, by their names, and the events of the clients. */
export class World {
	readonly entities: Entities = new Map();
	readonly events = new Map<string, Observed[]>();

	constructor(private readonly uri: string) {}

	async make(specifications: readonly Document[]): Promise<void> {
		for (const specification of specifications) {
			const [[kind, options] = ["", {}]] = Object.entries(specification);
			this.entities.set(options.id, await this.entityOf(kind, options));
		}
	}

	get<T>(name: string, kind: abstract new (...args: never[]) => T): T {
		const entity = this.entities.get(name);
		if (entity instanceof kind) return entity;
		throw new Error(`${name} is no ${kind.name}`);
	}

	async close(): Promise<void> {
		const all = [...this.entities.values()];
		for (const each of all) if (each instanceof ClientSession) await each.endSession();
		for (const each of all) if (each instanceof MongoClient) await each.close();
	}

	private async entityOf(kind: string, options: Document): Promise<unknown> {
		if (kind === "client") return this.client(options);
		if (kind === "database") {
			const client = this.get(options.client, MongoClient);
			return client.db(options.databaseName, concerns(options.databaseOptions));
		}
		if (kind === "collection") {
			return this.get(options.database, Db).collection(
				options.collectionName,
				concerns(options.collectionOptions),
			);
		}
		if (kind === "session") {
			const { defaultTransactionOptions, ...rest } = options.sessionOptions ?? {};
			const transaction = defaultTransactionOptions ? concerns(defaultTransactionOptions) : undefined;
			return this.get(options.client, MongoClient).startSession({
				...rest,
				defaultTransactionOptions: transaction,
			});
		}
		throw new Error(`entities of kind ${kind} are not known`);
	}

	private async client({
		id,
		uriOptions = {},
		observeEvents = [],
		ignoreCommandMonitoringEvents = [],
	}: Document) {
		const client = new MongoClient(this.uri, { ...uriOptions, monitorCommands: true });
		const events: Observed[] = [];
		this.events.set(id, events);
		for (const name of ["commandStarted", "commandSucceeded", "commandFailed"] as const) {
			if (!observeEvents.includes(`${name}Event`)) continue;
			client.on(name, (event: { commandName: string }) => {
				if (ignoreCommandMonitoringEvents.includes(event.commandName)) return;
				events.push({ name: `${name}Event`, event: describe(event) });
			});
		}
		await client.connect();
		return client;
	}
}

/** What an event says, as it is now: the driver may change the command afterwards. */
function describe(event: Partial<CommandStartedEvent>): Document {
	const { commandName, databaseName, command } = event;
	return { commandName, databaseName, command: plain(command) };
}

/** Options in the names of the driver. */
function concerns(options: Document | undefined): Document {
	const { readPreference, ...rest } = options ?? {};
	return readPreference ? { ...rest, readPreference: readPreference.mode } : rest;
}
