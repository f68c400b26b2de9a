import type { Pace } from "../query/pace.js";
import type { CollectionInfo } from "./catalog.js";
import type { Documents } from "./documents.js";
import type { Tables } from "./tables.js";

/** What a command reads and writes: the store as it is, or as one transaction sees it. */
export interface Scope {
	readonly tables: Tables;
	readonly documents: Documents;
	/** The collection of a namespace, to read from: an empty one when nothing was ever written to it. */
	collection(ns: string): CollectionInfo;
	/** Makes the collection of a namespace unless it is there. Inside `write`. */
	ensure(ns: string): void;
	/**
	 * Runs a job that writes; what it throws undoes all it wrote. Outside of a transaction it is repeated while a
	 * transaction owns what it wants to write, and on disk when the promise resolves.
	 */
	write<T>(job: () => T, pace: Pace): Promise<T>;
}
