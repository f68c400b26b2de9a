import { MongoError } from "../errors.js";
import { aggregate } from "./aggregate.js";
import { create, drop, dropDatabase, listCollections } from "./collections.js";
import type { Command } from "./command.js";
import { count, distinct } from "./count.js";
import { remove } from "./delete.js";
import { validate } from "./diagnostics.js";
import { explain } from "./explain.js";
import { find, getMore, killCursors } from "./find.js";
import { findAndModify } from "./findAndModify.js";
import { createIndexes, dropIndexes, listIndexes } from "./indexes.js";
import { insert } from "./insert.js";
import { buildInfo, hello, ping, setParameter } from "./session.js";
import { update } from "./update.js";

/** Every command the store knows, by the names clients use. */
const COMMANDS: Record<string, Command> = {
	aggregate,
	buildInfo,
	buildinfo: buildInfo,
	count,
	create,
	createIndexes,
	delete: remove,
	distinct,
	drop,
	dropDatabase,
	dropIndexes,
	endSessions: ping,
	explain,
	find,
	findAndModify,
	getMore,
	hello,
	insert,
	isMaster: hello,
	ismaster: hello,
	killCursors,
	listCollections,
	listIndexes,
	ping,
	setParameter,
	update,
	validate,
};

/** @throws MongoError CommandNotFound; IllegalOperation for what only a replica set can do */
export function commandNamed(name: string): Command {
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	if (command) return command;
	if (name === "commitTransaction" || name === "abortTransaction") {
		throw new MongoError(20, "Transaction numbers are only allowed on a replica set member or mongos");
	}
	throw new MongoError(59, `no such command: '${name}'`);
}
