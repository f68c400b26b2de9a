import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { clock } from "@/lib/server/platform/clock";
import { Migration } from "@/models/operations";
import { Product } from "@/models/products";
import { mongoUri } from "./target";

type Settings = Record<string, string>;

/** Of this process: the server's code reads its settings once, whichever file of tests comes first. */
const own = {
	database: `sabz_test_${randomUUID().slice(0, 8)}`,
	folder: mkdtempSync(join(tmpdir(), "sabz-own-")),
};

/**
 * Settings for tests that run the server's own code in their process: a database that no other process works on,
 * in the same store, and a data folder of its own. Call it before anything reads the settings.
 */
export function takeOwnDatabase(settings: Settings = {}): void {
	const uri = new URL(mongoUri());
	uri.pathname = `/${own.database}`;
	Object.assign(process.env, {
		MONGODB_URI: uri.toString(),
		DATA_DIR: own.folder,
		APP_URL: "http://shop.example",
		JWT_SECRET: "a-secret-for-tests-only-with-enough-letters",
		DEMO: "1",
		LOG_LEVEL: "silent",
		...settings,
	});
}

/**
 * Leaves nothing behind of what the test's own shop has written; the next file of this process finds none of it, but the
 * indexes, which take long to build.
 */
export async function dropOwnDatabase(): Promise<void> {
	const collections = (await mongoose.connection.db?.collections()) ?? [];
	const written = collections.filter(({ collectionName }) => collectionName !== Migration.collection.name);
	await Promise.all(written.map((collection) => collection.deleteMany({})));
	clock.setOffset(0);
	// A mail of the last test may still be written.
	rmSync(own.folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * For a whole file: a database of its own, ready for the server's code, of which nothing is left behind. What settings
 * name may have to be started first.
 */
export function ownDatabase(settings: Settings | (() => Promise<Settings>) = {}): void {
	beforeAll(async () => {
		takeOwnDatabase(typeof settings === "function" ? await settings() : settings);
		const { migrate } = await import("@/lib/server/migrations/migrate");
		await migrate();
	});
	afterAll(dropOwnDatabase);
}

/** A product in a database of the test's own, by the shop's own model. */
export const ownProduct = (fields: Parameters<typeof Product.create>[0] = {}) =>
	Product.create({
		slug: randomUUID(),
		name: "Loquat",
		description: ["Soft."],
		category: "Fruits",
		price: 500,
		offerPrice: 500,
		imageUrl: "/art/one-mango.webp",
		...fields,
	});
