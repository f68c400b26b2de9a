import "server-only";
import { Types } from "mongoose";
import { change, insertion, type Write } from "@/lib/server/database/commit";
import { notFound } from "@/lib/server/platform/errors";
import { Cost } from "@/models/buying";
import { Product } from "@/models/products";
import { PRODUCT_NOT_FOUND } from "../rules/product";

/** What a product costs from a moment on, rupees a piece or kg: what was sold before keeps what it cost. */
export function costWrites(product: Types.ObjectId, cost: number, at: Date): Write[] {
	return [
		change(Product, { _id: product }, { $set: { cost } }, () => notFound(PRODUCT_NOT_FOUND)),
		insertion(Cost, { _id: new Types.ObjectId(), product, at, cost }),
	];
}
