import "server-only";
import type { Types } from "mongoose";
import type { Wasted } from "@/lib/money/cash";
import { connectDatabase } from "@/lib/server/database/connect";
import { Product } from "@/models/products";
import { StockMovement } from "@/models/stock";
import { enterMovements } from "./ledger";

/** What was thrown away in this time, most of it first. */
export async function readWasted(from: Date, to: Date): Promise<Wasted[]> {
	await connectDatabase();
	await enterMovements();
	const sums = await StockMovement.aggregate<{ _id: Types.ObjectId; change: number }>([
		{ $match: { reason: "waste", at: { $gte: from, $lt: to } } },
		{ $group: { _id: "$product", change: { $sum: "$change" } } },
	]);
	const products = await Product.find({ _id: { $in: sums.map(({ _id }) => _id) } })
		.select("name")
		.lean();
	const names = new Map(products.map(({ _id, name }) => [String(_id), name]));
	return sums
		.map(({ _id, change }) => ({
			product: String(_id),
			name: names.get(String(_id)) ?? "",
			quantity: -change,
		}))
		.filter(({ quantity }) => quantity > 0)
		.sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name));
}
