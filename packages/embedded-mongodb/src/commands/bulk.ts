import { Int32 } from "bson";
import { isTransient, MongoError } from "../errors.js";
import { Occupied } from "../transactions/owners.js";
import { decodeDoc } from "../values/decode.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { type Reply, type Request, reply } from "./command.js";
import { aBool, aDoc, docs, readOptions, required } from "./options.js";

/** MongoDB's limit for the statements of one command. */
export const MAX_STATEMENTS = 100_000;

/** What insert, update and delete have in common: a list of statements, done in order or each for itself. */
export interface Bulk {
	readonly statements: readonly Statement[];
	readonly ordered: boolean;
	readonly let: Doc | undefined;
}

export interface Statement {
	readonly doc: Doc;
	readonly raw: Buffer;
}

/** Reads a bulk command whose statements are in the field `list`, or in a section of the message by that name. */
export function readBulk(
	{ name, body, sequences }: Request,
	list: "documents" | "updates" | "deletes",
): Bulk {
	const options = readOptions(name, body, {
		documents: list === "documents" ? docs : notHere,
		updates: list === "updates" ? docs : notHere,
		deletes: list === "deletes" ? docs : notHere,
		ordered: aBool,
		bypassDocumentValidation: aBool,
		let: aDoc,
	});
	const sequence = sequences.get(list)?.map((raw) => ({ doc: decodeDoc(raw), raw }));
	const inline = options[list];
	const statements =
		sequence ?? (Array.isArray(inline) ? inline.map((doc) => ({ doc, raw: encodeDoc(doc) })) : undefined);
	const { length } = required(statements, `${name}.${list}`);
	if (length < 1 || length > MAX_STATEMENTS) {
		throw new MongoError(
			16,
			`Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${length} operations.`,
		);
	}
	return { statements: statements ?? [], ordered: options.ordered ?? true, let: options.let };
}

/** A list that belongs to another command: for this one it is an unknown field. */
function notHere(_: Value, path: string): undefined {
	throw new MongoError(40415, `BSON field '${path}' is an unknown field.`);
}

/** How one statement is done: within a transaction that it shares with its neighbours, or in its own time. */
export type Step<R> = { readonly inTransaction: () => R } | { readonly alone: () => Promise<R> };

/** Statements that share a transaction, and so one flush to disk. */
const STATEMENTS_PER_TRANSACTION = 500;

/**
 * Does the statements one after the other, and goes on after an error unless the bulk is ordered. Whatever fails
 * within a transaction must fail before it writes: its neighbours' work is kept.
 * @param stepFor reads a statement; what it throws is the statement's error
 * @returns the documents of `writeErrors`
 */
export async function runBulk<R>(
	{ scope, store, pace }: Request,
	bulk: Bulk,
	stepFor: (statement: Statement) => Step<R>,
	onResult: (result: R, index: number) => void,
): Promise<Doc[]> {
	const { statements } = bulk;
	const ordered = bulk.ordered || scope !== store; // an error ends a transaction
	const errors: Doc[] = [];
	const settle = (outcome: Outcome<R>, index: number): void => {
		if (outcome.error) errors.push(outcome.error.toWriteError(index));
		else onResult(outcome.result, index);
	};
	let group: { index: number; run: () => R }[] = [];
	const flush = async (): Promise<void> => {
		let steps = group;
		group = [];
		while (steps.length > 0 && !stopped()) {
			const { outcomes, blocked } = await scope.write(() => runGroup(steps, ordered), pace);
			for (const [i, outcome] of outcomes.entries()) settle(outcome, steps[i]?.index ?? 0);
			if (!blocked) return;
			await pace.waitFor(blocked.ended);
			steps = steps.slice(outcomes.length);
		}
	};
	const stopped = (): boolean => ordered && errors.length > 0;
	for (const [index, statement] of statements.entries()) {
		const step = stepOrError(stepFor, statement);
		if ("inTransaction" in step) {
			group.push({ index, run: step.inTransaction });
			if (group.length < STATEMENTS_PER_TRANSACTION) continue;
		}
		await flush();
		if (stopped()) break;
		if ("alone" in step) settle(await outcomeOf(step.alone), index);
	}
	await flush();
	return errors;
}

type Outcome<R> = { readonly result: R; readonly error?: undefined } | { readonly error: MongoError };

/** An error in reading a statement counts when its turn comes. */
function stepOrError<R>(stepFor: (statement: Statement) => Step<R>, statement: Statement): Step<R> {
	try {
		return stepFor(statement);
	} catch (error) {
		return {
			inTransaction: () => {
				throw error;
			},
		};
	}
}

/** Does steps as far as it gets: to an error that ends the bulk, or to what a transaction owns. */
function runGroup<R>(
	steps: readonly { run: () => R }[],
	ordered: boolean,
): { outcomes: Outcome<R>[]; blocked?: Occupied } {
	const outcomes: Outcome<R>[] = [];
	for (const { run } of steps) {
		try {
			outcomes.push({ result: run() });
		} catch (error) {
			if (error instanceof Occupied) return { outcomes, blocked: error };
			outcomes.push({ error: asMongoError(error) });
			if (ordered) break;
		}
	}
	return { outcomes };
}

async function outcomeOf<R>(run: () => Promise<R>): Promise<Outcome<R>> {
	try {
		return { result: await run() };
	} catch (error) {
		return { error: asMongoError(error) };
	}
}

/** Anything else is no answer to a statement but a fault, which ends the command. */
function asMongoError(error: unknown): MongoError {
	if (error instanceof MongoError && !isTransient(error)) return error;
	throw error;
}

/** The answer of a bulk command. Write errors are data in it: the command as such succeeded. */
export function bulkReply(n: number, fields: [string, Value][], errors: Doc[]): Reply {
	const failed: [string, Value][] = errors.length > 0 ? [["writeErrors", errors]] : [];
	return reply(["n", new Int32(n)], ...fields, ...failed);
}
