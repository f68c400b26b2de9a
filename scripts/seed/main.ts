import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { everyTag } from "@/lib/server/cache-tags";
import { connectDatabase } from "@/lib/server/db";
import { announceChange } from "@/lib/server/freshness";
import { migrate } from "@/lib/server/migrate";
import { Product } from "@/models/product";
import { Review } from "@/models/review";
import { seedProducts } from "./seed-products";
import { seedReviews } from "./seed-reviews";

const { values: options } = parseArgs({
	options: { reset: { type: "boolean", default: false }, "if-empty": { type: "boolean", default: false } },
});

const { connection } = await connectDatabase();
if (options.reset) {
	await connection.dropDatabase();
	console.log("Everything in the database has been removed.");
}
await migrate();
const isEmpty = (await Product.estimatedDocumentCount()) === 0;
if (isEmpty || !options["if-empty"]) {
	console.log("Filling the shelves …");
	await seedProducts();
	await seedReviews();
	await announceChange(everyTag);
	const [products, reviews] = await Promise.all([
		Product.estimatedDocumentCount(),
		Review.estimatedDocumentCount(),
	]);
	console.log(`On the shelves: ${products} products with ${reviews} reviews.`);
}
await mongoose.disconnect();
