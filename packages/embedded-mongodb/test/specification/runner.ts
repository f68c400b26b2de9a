import { ClientSession, type Document, type MongoClient, MongoError, MongoServerError } from "mongodb";
import { World } from "./entities.js";
import type { startFailing } from "./failing.js";
import { match, plain } from "./matching.js";
import { operate } from "./operations.js";

type Failing = Awaited<ReturnType<typeof startFailing>>;

/** Runs one test of a file in the unified test format. @throws where something is other than the test expects */
export async function runTest(
	file: Document,
	test: Document,
	admin: MongoClient,
	failing: Failing,
): Promise<void> {
	failing.set({ mode: "off" });
	await fill(admin, file.initialData ?? []);
	const world = new World(failing.uri);
	try {
		await world.make(file.createEntities ?? []);
		for (const operation of test.operations) await runOperation(operation, world, admin, failing);
		failing.set({ mode: "off" });
		for (const expected of test.expectEvents ?? []) checkEvents(expected, world);
		for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
			const found = await admin.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
			match(documents, plain(found), world.entities, "outcome", false);
		}
	} finally {
		await world.close();
	}
}

async function fill(admin: MongoClient, data: readonly Document[]): Promise<void> {
	for (const { databaseName, collectionName, documents } of data) {
		const db = admin.db(databaseName);
		await db.collection(collectionName).drop();
		if (documents.length > 0) await db.collection(collectionName).insertMany(documents);
		else await db.createCollection(collectionName);
	}
}

/** Does one operation; gives the error that it ended with, if that was expected. */
async function runOperation(
	{
		object,
		name,
		arguments: given = {},
		expectError,
		expectResult,
		saveResultAsEntity,
		ignoreResultAndError,
	}: Document,
	world: World,
	admin: MongoClient,
	failing: Failing,
): Promise<unknown> {
	if (object === "testRunner") return runForRunner(name, given, world, admin, failing);
	const args = { ...given };
	if (args.session) args.session = world.get(args.session, ClientSession);
	const on = world.entities.get(object);
	const outcome = await (name === "withTransaction"
		? withTransaction(on, args, world, admin, failing)
		: operate(on, name, args)
	).then(
		(value) => ({ value, error: undefined }),
		(error: unknown) => ({ value: undefined, error }),
	);
	if (expectError) checkError(name, expectError, outcome.error, world);
	else if (outcome.error !== undefined && !ignoreResultAndError) throw outcome.error;
	if (expectError || ignoreResultAndError) return outcome.error;
	if (saveResultAsEntity) world.entities.set(saveResultAsEntity, outcome.value);
	if (expectResult !== undefined) match(expectResult, plain(outcome.value), world.entities, name);
	return undefined;
}

async function withTransaction(
	on: unknown,
	args: Document,
	world: World,
	admin: MongoClient,
	failing: Failing,
) {
	const { callback, ...options } = args;
	if (!(on instanceof ClientSession)) throw new Error("withTransaction needs a session");
	await on.withTransaction(async () => {
		for (const operation of callback) {
			const error = await runOperation(operation, world, admin, failing);
			if (error !== undefined) throw error;
		}
	}, options);
}

/** What tests ask of the runner itself. */
async function runForRunner(
	name: string,
	args: Document,
	world: World,
	admin: MongoClient,
	failing: Failing,
): Promise<void> {
	const { databaseName, collectionName, indexName } = args;
	const assert = (isRight: boolean) => {
		if (!isRight) throw new Error(`${name}: ${JSON.stringify(args)} is not so`);
	};
	const collections = () => admin.db(databaseName).listCollections({ name: collectionName }).toArray();
	const hasIndex = () =>
		admin
			.db(databaseName)
			.collection(collectionName)
			.indexExists(indexName)
			.catch(() => false);
	const lsids = () =>
		started(world, args.client)
			.slice(-2)
			.map(({ command }) => JSON.stringify(command.lsid));
	const session = () => world.get(args.session, ClientSession);
	const checks: Record<string, () => Promise<void> | void> = {
		assertCollectionExists: async () => assert((await collections()).length === 1),
		assertCollectionNotExists: async () => assert((await collections()).length === 0),
		assertDifferentLsidOnLastTwoCommands: () => assert(new Set(lsids()).size === 2),
		assertIndexExists: async () => assert(await hasIndex()),
		assertIndexNotExists: async () => assert(!(await hasIndex())),
		assertSameLsidOnLastTwoCommands: () => assert(new Set(lsids()).size === 1),
		assertSessionDirty: () => assert(isDirty(session())),
		assertSessionNotDirty: () => assert(!isDirty(session())),
		assertSessionTransactionState: () =>
			assert(session().inTransaction() === ["starting", "in_progress"].includes(args.state)),
		createEntities: () => world.make(args.entities),
		failPoint: () => failing.set(args.failPoint),
	};
	const check = checks[name];
	if (!check) throw new Error(`the runner knows no ${name}`);
	await check();
}

const isDirty = ({ serverSession }: ClientSession): boolean => serverSession?.isDirty ?? false;

const started = (world: World, client: string): Document[] =>
	(world.events.get(client) ?? [])
		.filter(({ name }) => name === "commandStartedEvent")
		.map(({ event }) => event);

function checkError(operation: string, expected: Document, error: unknown, { entities }: World): void {
	const fail = (what: string) => {
		throw new Error(`${operation}: the error should ${what}, but it is ${String(error)}`);
	};
	if (!(error instanceof Error)) throw new Error(`${operation}: there should be an error`);
	if (expected.isClientError !== undefined) {
		const isClientError = !(error instanceof MongoServerError);
		if (isClientError !== expected.isClientError)
			fail(expected.isClientError ? "be the client's" : "be the server's");
	}
	const contains = expected.errorContains?.toLowerCase() ?? "";
	if (!error.message.toLowerCase().includes(contains)) fail(`contain ${contains}`);
	const { code, codeName } =
		error instanceof MongoServerError ? error : { code: undefined, codeName: undefined };
	if (expected.errorCode !== undefined && expected.errorCode !== code)
		fail(`have the code ${expected.errorCode}`);
	if (expected.errorCodeName !== undefined && expected.errorCodeName !== codeName)
		fail(`be ${expected.errorCodeName}`);
	const has = (label: string) => error instanceof MongoError && error.hasErrorLabel(label);
	for (const label of expected.errorLabelsContain ?? []) if (!has(label)) fail(`have the label ${label}`);
	for (const label of expected.errorLabelsOmit ?? []) if (has(label)) fail(`not have the label ${label}`);
	if (expected.expectResult) match(expected.expectResult, plain(error), entities, operation);
}

function checkEvents({ client, events, eventType }: Document, world: World): void {
	if (eventType && eventType !== "command") return;
	const seen = world.events.get(client) ?? [];
	for (const [i, each] of events.entries()) {
		const [[name, expected] = ["", {}]] = Object.entries<Document>(each);
		if (seen[i]?.name !== name) throw new Error(`event ${i} should be ${name}, but is ${seen[i]?.name}`);
		const expectation = forStandalone(expected);
		const { commandName, databaseName, command } = withoutDefaults(seen[i].event, expectation);
		if (expectation.commandName) match(expectation.commandName, commandName, world.entities, `event ${i}`);
		if (expectation.databaseName) match(expectation.databaseName, databaseName, world.entities, `event ${i}`);
		if (expectation.command) match(expectation.command, command, world.entities, `event ${i}`);
	}
	if (seen.length > events.length) {
		throw new Error(
			`${seen.length} events instead of ${events.length}: ${seen.map(({ event }) => event.commandName)}`,
		);
	}
}

/** The event without the `wtimeout` that this driver sends with each commit, where the test does not speak of it. */
function withoutDefaults(event: Document, expected: Document): Document {
	const { wtimeout, ...writeConcern } = event.command?.writeConcern ?? {};
	if (wtimeout === undefined || "wtimeout" in (expected.command?.writeConcern ?? { wtimeout })) return event;
	return { ...event, command: { ...event.command, writeConcern } };
}

/** What a test expects without the time of a cluster, which a standalone server has not. */
function forStandalone({ command, ...rest }: Document): Document {
	if (!command?.readConcern?.afterClusterTime?.$$exists) return { ...rest, command };
	const { readConcern, ...others } = command;
	const { afterClusterTime: _, ...concern } = readConcern;
	return {
		...rest,
		command:
			concern.level?.$$exists === false || !concern.level ? others : { ...others, readConcern: concern },
	};
}
