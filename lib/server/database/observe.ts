import "server-only";
import type { Connection } from "mongoose";
import { type DatabaseOperation, observeDatabase } from "@/models/observe";
import { log } from "../log/log";
import { currentRequestId } from "../log/request-id";
import { metrics } from "../observability/metrics";

/** An operation that takes longer is worth a line; milliseconds. */
const SLOW_MS = 500;

function done({ collection, operation, fields, ms, failed }: DatabaseOperation): void {
	metrics.commands.observe({ collection, operation }, ms / 1000);
	if (failed) metrics.commandErrors.inc({ collection, operation });
	if (ms >= SLOW_MS)
		log.warn({ collection, operation, fields, ms: Math.round(ms) }, "slow database operation");
}

observeDatabase({ comment: currentRequestId, done });

/** Counts the pool's connections of an open database; one that was there before is met when it is used. */
export function observePool(connection: Connection): void {
	const client = connection.getClient();
	const { open, inUse } = metrics.pool;
	type Event = { address: string; connectionId: number | "<monitor>" };
	const nameOf = ({ address, connectionId }: Event) => `${address} ${connectionId}`;
	client.on("connectionCreated", (event) => {
		open.add(nameOf(event));
	});
	client.on("connectionCheckedOut", (event) => {
		open.add(nameOf(event));
		inUse.add(nameOf(event));
	});
	client.on("connectionCheckedIn", (event) => {
		inUse.delete(nameOf(event));
	});
	client.on("connectionClosed", (event) => {
		open.delete(nameOf(event));
		inUse.delete(nameOf(event));
	});
	client.on("connectionCheckOutFailed", () => metrics.connectionFailures.inc());
}
