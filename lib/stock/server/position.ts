import "server-only";
import type { Types } from "mongoose";
import { Product, type ProductDoc, type StockHold } from "@/models/products";
import { type StockEntry, StockMovement } from "@/models/stock";
import { type ShelfStep, stepFor } from "../rules";

/** How many pieces of a product an order is to have. */
export type Wish = {
	/** The product's id. */
	product: string;
	quantity: number;
	whose: { key: string; order: Types.ObjectId };
};

export type Shelf = Pick<ProductDoc, "_id" | "name" | "stock" | "stockHolds" | "stockNews" | "stockRevision">;

/** Where a product stands with an order, and the next step to what is wanted; null where they agree. */
export type Position = { shelf: Shelf; sold: number; held: StockHold | undefined; step: ShelfStep | null };

type Moved = Pick<StockEntry, "n" | "kind" | "change" | "key"> & { product?: Types.ObjectId };

/** What the ledger says was sold for an order and has not come back; what stands in it twice counts once. */
function soldOf(entries: readonly Moved[], key: string): number {
	const own = entries.filter(
		(entry) => entry.key === key && (entry.kind === "sold" || entry.kind === "returned"),
	);
	const unique = new Map(own.map(({ n, change }) => [n, change]));
	return [...unique.values()].reduce((sold, change) => sold - change, 0);
}

function positionOf({ quantity, whose: { key } }: Wish, shelf: Shelf, entered: readonly Moved[]): Position {
	const sold = soldOf([...entered, ...(shelf.stockNews ?? [])], key);
	const held = shelf.stockHolds?.find((hold) => hold.key === key);
	return { shelf, sold, held, step: stepFor({ wanted: quantity, sold, held: held?.quantity ?? null }) };
}

/** Where all of these stand; a product that is gone stands nowhere. The products first: what leaves their news is in the ledger before. */
export async function lookAt(wishes: readonly Wish[]): Promise<Map<Wish, Position>> {
	const ids = [...new Set(wishes.map(({ product }) => product))];
	const shelves = await Product.find({ _id: { $in: ids } })
		.select("name stock stockHolds stockNews stockRevision")
		.lean<Shelf[]>();
	const shelfOf = new Map(shelves.map((shelf) => [String(shelf._id), shelf]));
	const keys = [...new Set(wishes.map(({ whose }) => whose.key))];
	const entered = await StockMovement.find({ key: { $in: keys }, product: { $in: ids } })
		.select("product n kind change key")
		.lean<Moved[]>();
	return new Map(
		wishes.flatMap((wish): [Wish, Position][] => {
			const shelf = shelfOf.get(wish.product);
			const own = entered.filter(({ product }) => String(product) === wish.product);
			return shelf ? [[wish, positionOf(wish, shelf, own)]] : [];
		}),
	);
}
