import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { announce, everyTag } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { env } from "@/lib/server/platform/env";
import { Product } from "@/models/products";
import { Review } from "@/models/reviews";
import { migrateOrGiveUp } from "../migrate/migrate-or-give-up";
import { fillShelves, withdrawReviews } from "./fill";

const { values: options } = parseArgs({
	options: { reset: { type: "boolean", default: false }, "if-empty": { type: "boolean", default: false } },
});

const { connection } = await connectDatabase();
if (options.reset) {
	await connection.dropDatabase();
	console.log("Everything in the database has been removed.");
}
await migrateOrGiveUp();
if (!env().DEMO) await withdrawReviews();
const isEmpty = !(await Product.exists({}));
if (isEmpty || !options["if-empty"]) {
	console.log("Filling the shelves …");
	await fillShelves();
	await announce(everyTag);
	const [products, reviews] = await Promise.all([Product.countDocuments(), Review.countDocuments()]);
	console.log(`On the shelves: ${products} products with ${reviews} reviews.`);
}
await mongoose.disconnect();
