import { type Db, MongoClient } from "mongodb";
import { mongoUri } from "./target";

let client: MongoClient | undefined;

/** The database of the server under test, for arranging a state and for looking at what became of it. */
export async function database(): Promise<Db> {
	client ??= await new MongoClient(mongoUri()).connect();
	return client.db();
}
