import { badValue, MongoError } from "../errors.js";
import type { Session } from "../transactions/session.js";
import { type Command, namespace, type Reply, type Request, reply } from "./command.js";
import { isEnd, readSession, type TransactionFields } from "./envelope.js";
import { docs } from "./options.js";

/** What a transaction may do; the value says whether it can make a collection. */
const ALLOWED = new Map([
	["aggregate", false],
	["create", true],
	["delete", false],
	["distinct", false],
	["find", false],
	["findAndModify", true],
	["getMore", false],
	["insert", true],
	["killCursors", false],
	["update", true],
]);

/** Runs a command where it belongs: outside of transactions, or in one, after what is in work there already. */
export function runCommand(
	command: Command,
	request: Request,
	fields: TransactionFields | undefined,
): Reply | Promise<Reply> {
	if (!fields) return command(request);
	assertAllowed(request);
	const session = request.store.sessions.get(fields.session);
	return session.inTurn(() =>
		isEnd(request.name)
			? endTransaction(request, session, fields)
			: runInTransaction(command, request, session, fields),
	);
}

function assertAllowed({ name, db }: Request): void {
	if (isEnd(name)) {
		if (db !== "admin") throw new MongoError(13, `${name} may only be run against the admin database.`);
		return;
	}
	if (!ALLOWED.has(name)) throw new MongoError(263, `Cannot run '${name}' in a multi-document transaction.`);
	if (!["admin", "config", "local"].includes(db)) return;
	throw new MongoError(263, `Cannot run command against the '${db}' database in a transaction`);
}

/** Whatever fails in a transaction ends it, as in MongoDB. */
async function runInTransaction(
	command: Command,
	request: Request,
	session: Session,
	{ number, isStart }: TransactionFields,
): Promise<Reply> {
	const transaction = isStart ? session.start(number) : session.going(number);
	request.pace.endAt(transaction.endsAt);
	try {
		if (ALLOWED.get(request.name)) await transaction.catalog.reserve(namespace(request));
		const answer = await command({ ...request, scope: transaction });
		if (!Buffer.isBuffer(answer) && answer.has("writeErrors")) session.abortOpen();
		return answer;
	} catch (error) {
		session.abortOpen();
		throw error;
	}
}

async function endTransaction(
	{ name }: Request,
	session: Session,
	{ number }: TransactionFields,
): Promise<Reply> {
	if (name === "commitTransaction") await session.commit(number);
	else session.abort(number);
	return reply();
}

/** A commit, or an abort, of nothing. */
export const outsideTransaction: Command = ({ name }) => {
	throw new MongoError(125, `${name} must be run within a transaction`);
};

/** Ends sessions, by endSessions or killSessions: what they have open is given up. */
export const endSessions: Command = ({ name, body, store }) => {
	for (const each of docs(body.get(name) ?? null, name)) {
		const session = readSession(each);
		if (!session) throw badValue(`${name} needs the ids of sessions`);
		store.sessions.end(session);
	}
	return reply();
};
