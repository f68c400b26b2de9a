#!/usr/bin/env node
import { parseArgs } from "node:util";
import { backUp, restore } from "./backup.js";
import { StoreError } from "./errors.js";

const USAGE = "Usage: embedded-mongodb-backup --dir DIR (--to FILE | --from FILE [--force])";

function readArguments() {
	const { values } = parseArgs({
		options: {
			dir: { type: "string" },
			to: { type: "string" },
			from: { type: "string" },
			force: { type: "boolean", default: false },
		},
	});
	const { dir, to, from } = values;
	if (!dir || (to === undefined) === (from === undefined)) throw new StoreError(USAGE);
	return { dir, to, from, force: values.force };
}

// What it writes is for its own user alone.
process.umask(0o077);

try {
	const { dir, to, from, force } = readArguments();
	if (to !== undefined) {
		const { collections, documents, bytes } = await backUp(dir, to);
		const megabytes = (bytes / 2 ** 20).toFixed(1);
		console.log(`${to}: ${collections} collections, ${documents} documents, ${megabytes} MB`);
	}
	if (from !== undefined) {
		const kept = await restore(from, dir, force);
		console.log(`${dir} holds what ${from} holds.${kept ? ` What was there before is in ${kept}.` : ""}`);
	}
} catch (error) {
	console.error(error instanceof StoreError ? error.message : error);
	process.exit(1);
}
