import { afterPrefix, encodeKey, invertKey } from "../values/key.js";
import { TypeClass, type Value } from "../values/types.js";

/** A place between keys: just before, or just after, all keys that begin with `prefix`. */
export interface Edge {
	readonly prefix: Buffer;
	readonly after: boolean;
}

/** A stretch of one field's keys, in ascending order. */
export interface Interval {
	readonly low: Edge;
	readonly high: Edge;
	/** Holds exactly one value. */
	readonly point: boolean;
}

const before = (prefix: Buffer): Edge => ({ prefix, after: false });
const after = (prefix: Buffer): Edge => ({ prefix, after: true });

const NAN_KEY = Buffer.from([TypeClass.number, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Every value there is. */
export const EVERYTHING: Interval = {
	low: before(Buffer.from([0])),
	high: after(Buffer.from([TypeClass.maxKey])),
	point: false,
};

export function pointInterval(value: Value): Interval {
	const key = encodeKey(value);
	return { low: before(key), high: after(key), point: true };
}

/** From `start` to `end`, both texts, the second left out. */
export const textInterval = (start: string, end: string): Interval => ({
	low: before(encodeKey(start)),
	high: before(encodeKey(end)),
	point: false,
});

/** All values of one class; NaN is no number here, because no comparison but equality finds it. */
const classInterval = (typeClass: number): Interval => ({
	low: typeClass === TypeClass.number ? after(NAN_KEY) : before(Buffer.from([typeClass])),
	high: after(Buffer.from([typeClass])),
	point: false,
});

/** What `$gt`, `$gte`, `$lt` or `$lte` of a value allows within the value's class. */
export function comparisonInterval(
	op: "$gt" | "$gte" | "$lt" | "$lte",
	value: Value,
	typeClass: number,
): Interval {
	const key = encodeKey(value);
	const all = classInterval(typeClass);
	switch (op) {
		case "$gt":
			return { ...all, low: after(key) };
		case "$gte":
			return { ...all, low: before(key) };
		case "$lt":
			return { ...all, high: before(key) };
		case "$lte":
			return { ...all, high: after(key) };
	}
}

/** The stretches that lie in both lists. */
export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
	const both: Interval[] = [];
	for (const a of left) {
		for (const b of right) {
			const low = compareEdges(a.low, b.low) >= 0 ? a.low : b.low;
			const high = compareEdges(a.high, b.high) <= 0 ? a.high : b.high;
			if (compareEdges(low, high) < 0) both.push({ low, high, point: a.point || b.point });
		}
	}
	return both;
}

const compareEdges = (a: Edge, b: Edge): number =>
	Buffer.compare(place(Buffer.alloc(0), a), place(Buffer.alloc(0), b));

/** The first key that lies behind an edge, for a field that stands after `prefix` in an index. */
export function place(prefix: Buffer, edge: Edge): Buffer {
	const key = Buffer.concat([prefix, edge.prefix]);
	return edge.after ? afterPrefix(key) : key;
}

/** The same stretch among inverted keys, as a descending field has them. */
export const invertInterval = ({ low, high, point }: Interval): Interval => ({
	low: invertEdge(high),
	high: invertEdge(low),
	point,
});

const invertEdge = ({ prefix, after }: Edge): Edge => ({ prefix: invertKey(prefix), after: !after });
