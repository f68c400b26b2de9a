import { Int32 } from "bson";
import { MongoError } from "../errors.js";
import { MAX_DOCUMENT_BYTES } from "../storage/documents.js";
import { SESSION_MS } from "../transactions/outcomes.js";
import { toNumber } from "../values/numbers.js";
import { isNumber, type Value } from "../values/types.js";
import { MAX_STATEMENTS } from "./bulk.js";
import { type Command, reply } from "./command.js";

/** The MongoDB whose behaviour this store has, as far as it goes; drivers choose their commands by it. */
const VERSION = "7.0.14";
const WIRE_VERSION = 21;

/** A standalone server: drivers send it no retryable writes, and transactions all the same. */
export const hello: Command = ({ name, connectionId }) =>
	reply(
		...(name === "hello" ? [] : [["ismaster", true] satisfies [string, Value]]),
		["isWritablePrimary", true],
		["helloOk", true],
		["maxBsonObjectSize", new Int32(MAX_DOCUMENT_BYTES)],
		["maxMessageSizeBytes", new Int32(48_000_000)],
		["maxWriteBatchSize", new Int32(MAX_STATEMENTS)],
		["localTime", new Date()],
		["logicalSessionTimeoutMinutes", new Int32(SESSION_MS / 60_000)],
		["connectionId", new Int32(connectionId)],
		["minWireVersion", new Int32(0)],
		["maxWireVersion", new Int32(WIRE_VERSION)],
		["readOnly", false],
	);

export const ping: Command = () => reply();

export const buildInfo: Command = () =>
	reply(
		["version", VERSION],
		["gitVersion", "embedded"],
		["modules", []],
		[
			"versionArray",
			VERSION.split(".")
				.map((part) => new Int32(Number(part)))
				.concat(new Int32(0)),
		],
		["bits", new Int32(64)],
		["debug", false],
		["maxBsonObjectSize", new Int32(MAX_DOCUMENT_BYTES)],
		["storageEngines", ["lmdb"]],
	);

/** Two of MongoDB's parameters can be set, in seconds: how often TTL indexes are swept, how long a transaction may take. */
export const setParameter: Command = ({ body, store }) => {
	const sweep = body.get("ttlMonitorSleepSecs") ?? null;
	const life = body.get("transactionLifetimeLimitSeconds") ?? null;
	const seconds = sweep ?? life;
	if (!isNumber(seconds) || toNumber(seconds) < 1) throw new MongoError(72, "no known parameter to set");
	const was = sweep === null ? store.sessions.lifeSeconds : store.ttl.seconds;
	if (sweep === null) store.sessions.lifeSeconds = toNumber(seconds);
	else store.ttl.start(toNumber(seconds));
	return reply(["was", new Int32(was)]);
};
