import "server-only";
import { isOutage } from "../database/outage";
import { expireEverythingSoon } from "./invalidation";

/**
 * Wraps a reader of what everybody sees: while the database is away it gives what it last read, if it ever did, and
 * the pages made from that are made again once the database answers. What is not there (null) is not remembered:
 * there is no end to the names of such things.
 */
export function lastKnown<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
	const known = new Map<string, Value>();
	return async (key, read) => {
		try {
			const value = await read();
			if (value === null) known.delete(key);
			else known.set(key, value);
			return value;
		} catch (error) {
			const value = known.get(key);
			if (value === undefined || !isOutage(error)) throw error;
			expireEverythingSoon();
			return value;
		}
	};
}
