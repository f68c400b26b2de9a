import { Int32 } from "bson";
import type { Doc, Value } from "./values/types.js";

/** The names MongoDB gives its error codes; drivers and applications look at both. */
const CODE_NAMES = {
	1: "InternalError",
	2: "BadValue",
	9: "FailedToParse",
	14: "TypeMismatch",
	16: "InvalidLength",
	20: "IllegalOperation",
	26: "NamespaceNotFound",
	27: "IndexNotFound",
	28: "PathNotViable",
	40: "ConflictingUpdateOperators",
	43: "CursorNotFound",
	48: "NamespaceExists",
	50: "MaxTimeMSExpired",
	52: "DollarPrefixedFieldName",
	59: "CommandNotFound",
	66: "ImmutableField",
	67: "CannotCreateIndex",
	72: "InvalidOptions",
	73: "InvalidNamespace",
	85: "IndexOptionsConflict",
	86: "IndexKeySpecsConflict",
	100: "UnsatisfiableWriteConcern",
	112: "WriteConflict",
	115: "CommandNotSupported",
	117: "ConflictingOperationInProgress",
	125: "CommandFailed",
	168: "InvalidPipelineOperator",
	197: "InvalidIndexSpecificationOption",
	225: "TransactionTooOld",
	241: "ConversionFailure",
	246: "SnapshotUnavailable",
	251: "NoSuchTransaction",
	256: "TransactionCommitted",
	257: "TransactionTooLarge",
	263: "OperationNotSupportedInTransaction",
	292: "QueryExceededMemoryLimitNoDiskUseAllowed",
	10334: "BSONObjectTooLarge",
	11000: "DuplicateKey",
	14031: "OutOfDiskSpace",
	17280: "KeyTooLong",
} as const;

const nameOf = (code: number): string =>
	Object.entries(CODE_NAMES).find(([known]) => Number(known) === code)?.[1] ?? `Location${code}`;

/** An error as MongoDB reports it to a client: number, name and sentence, with further fields for some codes. */
export class MongoError extends Error {
	readonly code: number;
	readonly codeName: string;
	readonly details: Doc;

	constructor(code: number, message: string, details: Iterable<[string, Value]> = []) {
		super(message);
		this.code = code;
		this.codeName = nameOf(code);
		this.details = new Map(details);
	}

	/** The answer to a command that failed as a whole. */
	toReply(): Doc {
		return new Map<string, Value>([
			["ok", new Int32(0)],
			["errmsg", this.message],
			["code", new Int32(this.code)],
			["codeName", this.codeName],
			...this.details,
		]);
	}

	/** One entry of `writeErrors`: statement number `index` of a bulk write failed. */
	toWriteError(index: number): Doc {
		return new Map<string, Value>([
			["index", new Int32(index)],
			["code", new Int32(this.code)],
			...this.details,
			["errmsg", this.message],
		]);
	}
}

export const badValue = (message: string): MongoError => new MongoError(2, message);
export const failedToParse = (message: string): MongoError => new MongoError(9, message);
export const typeMismatch = (message: string): MongoError => new MongoError(14, message);

/** An error that ends a transaction which may be run once more as a whole: drivers look at its label. */
const transient = (code: number, message: string): MongoError =>
	new MongoError(code, message, [["errorLabels", [TRANSIENT]]]);
const TRANSIENT = "TransientTransactionError";

export const writeConflict = (): MongoError =>
	transient(
		112,
		"Write conflict during the transaction. Please retry your operation or multi-document transaction.",
	);
export const noSuchTransaction = (message: string): MongoError => transient(251, message);
export const snapshotUnavailable = (message: string): MongoError => transient(246, message);

/** Whether an error has ended the transaction of the command as a whole, whatever else the command had to do. */
export const isTransient = (error: MongoError): boolean => error.details.has("errorLabels");

/** What a person reads when the store itself cannot start or go on. */
export class StoreError extends Error {}
