import { readdirSync } from "node:fs";
import { join } from "node:path";
import mongoose from "mongoose";
import { expect, test } from "vitest";
import { MODELS } from "./migrate";

test("each model that names indexes has them built", async () => {
	const folder = join(import.meta.dirname, "../../../models");
	for (const file of readdirSync(folder)) await import(join(folder, file));
	const built = new Set(MODELS.map(({ modelName }) => modelName));
	const indexed = Object.values(mongoose.models).filter(({ schema }) => schema.indexes().length > 0);
	expect(indexed.length).toBeGreaterThan(30);
	expect(indexed.map(({ modelName }) => modelName).filter((name) => !built.has(name))).toEqual([]);
});
