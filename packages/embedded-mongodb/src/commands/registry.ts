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
import { buildInfo, hello, ping, setParameter } from "./server.js";
import { endSessions, outsideTransaction } from "./sessions.js";
import { update } from "./update.js";

/** Every command the store knows, by the names clients use. */
const COMMANDS: Record<string, Command> = {
	abortTransaction: outsideTransaction,
	aggregate,
	buildInfo,
	buildinfo: buildInfo,
	commitTransaction: outsideTransaction,
	count,
	create,
	createIndexes,
	delete: remove,
	distinct,
	drop,
	dropDatabase,
	dropIndexes,
	endSessions,
	explain,
	find,
	findAndModify,
	getMore,
	hello,
	insert,
	isMaster: hello,
	ismaster: hello,
	killCursors,
	killSessions: endSessions,
	listCollections,
	listIndexes,
	ping,
	setParameter,
	update,
	validate,
};

/** @throws MongoError CommandNotFound */
export function commandNamed(name: string): Command {
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	if (command) return command;
	throw new MongoError(59, `no such command: '${name}'`);
}
