import "server-only";
import { Types } from "mongoose";
import { productEvents } from "@/lib/integrations/server/events";
import { PRODUCT_NOT_FOUND } from "@/lib/products/rules/product";
import { costWrites } from "@/lib/products/server/sold-by";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { expireTags, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { decided, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { TOO_MANY } from "@/lib/stock/server/adjust";
import { stockChange, uncountedDelivery } from "@/lib/stock/server/write";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { costOfUnits, shelfText } from "@/lib/text/sold-by";
import { Purchase, type PurchaseDoc } from "@/models/buying";
import { Product, type ProductDoc } from "@/models/products";
import type { CameInput } from "../calls";

type Known = Pick<ProductDoc, "_id" | "name" | "stock" | "stepGrams">;
type CameLine = PurchaseDoc["lines"][number];

/** What was put on the shelf; rupees. */
export type TakenIn = {
	day: string;
	lines: { product: string; units: number; cost: number }[];
	total: number;
};

function toTakenIn({ day, lines }: PurchaseDoc): TakenIn {
	return {
		day,
		lines: lines.map(({ product, units, cost }) => ({ product: String(product), units, cost })),
		total: lines.reduce(
			(sum, { cost, units, stepGrams }) => sum + costOfUnits(cost, units, { stepGrams }),
			0,
		),
	};
}

const earlier = (key: string) => Purchase.findOne({ key }).lean<PurchaseDoc>();

async function findKnown({ lines }: CameInput): Promise<Map<string, Known>> {
	const products = await Product.find({ _id: { $in: lines.map(({ product }) => product) } })
		.select("name stock stepGrams")
		.lean<Known[]>();
	return new Map(products.map((product) => [String(product._id), product]));
}

/** How much of a product came. Throws ShopError `not-found`, `invalid` where it is said in pieces of what is weighed, or the other way. */
function lineOf(
	{ product, quantity, grams, cost }: CameInput["lines"][number],
	known: Known | undefined,
): CameLine {
	if (!known) throw notFound(PRODUCT_NOT_FOUND);
	const { _id, name, stepGrams } = known;
	const units = stepGrams ? grams : quantity;
	if (units === undefined) {
		const message = stepGrams ? `${name} is sold by weight: say its grams` : `${name} is sold by the piece`;
		throw invalid(product, message);
	}
	return { product: _id, units, ...(stepGrams ? { stepGrams } : {}), cost };
}

function recorded({ name }: Known, line: CameLine): FieldChange {
	return { field: name, before: "", after: `${shelfText(line.units, line)} at ${formatRupees(line.cost)}` };
}

function shelfWrite({ name, stock }: Known, line: CameLine, at: Date, by: string): Write {
	const about = { at, by, reason: "delivery" as const };
	if (typeof stock !== "number")
		return uncountedDelivery(String(line.product), { ...about, note: `${shelfText(line.units, line)} came` });
	// By now it may not be counted any more: then it is decided anew.
	const refuse = async () => {
		const now = await Product.findById(line.product).select("stock").lean<Known>();
		return typeof now?.stock === "number" ? new ShopError("conflict", `${TOO_MANY}: ${name}`) : null;
	};
	return stockChange(line.product, [{ ...about, kind: "adjusted", change: line.units }], { refuse });
}

async function plan(seller: Seller, input: CameInput) {
	const known = await findKnown(input);
	const at = clock.shopNow();
	const lines = input.lines.map((line) => lineOf(line, known.get(line.product)));
	const { key, day } = input;
	const purchase: PurchaseDoc = { _id: new Types.ObjectId(), key, day, at, by: seller.name, lines };
	const of = (line: CameLine) => known.get(String(line.product));
	const shelves = lines.flatMap((line) => {
		const product = of(line);
		return product ? [shelfWrite(product, line, at, seller.name)] : [];
	});
	const changes = lines.flatMap((line) => {
		const product = of(line);
		return product ? [recorded(product, line)] : [];
	});
	return {
		purchase,
		writes: [
			insertion(Purchase, purchase),
			...shelves,
			...lines.flatMap(({ product, cost }) => costWrites(product, cost, at)),
			productEvents(
				"product.changed",
				lines.map(({ product }) => String(product)),
			),
			recordWrite(seller, { kind: "goods-bought", subject: day, changes }),
		],
	};
}

/**
 * Puts on the shelf what came: counted shelves rise, products cost what it cost, all of it or nothing. The same key again
 * changes nothing and answers the same. Throws ShopError `not-found`, `invalid`, `conflict`.
 */
export async function takeIn(seller: Seller, input: CameInput): Promise<TakenIn> {
	const known = await earlier(input.key);
	if (known) return toTakenIn(known);
	const action = { kind: "goods-bought" as const, subject: input.day };
	try {
		const { purchase } = await recordingRefusals(seller, action, () => decided(() => plan(seller, input)));
		expireTags(tagsOfProducts(input.lines.map(({ product }) => product)));
		return toTakenIn(purchase);
	} catch (error) {
		const first = isDuplicate(error) ? await earlier(input.key) : null;
		if (!first) throw error;
		return toTakenIn(first);
	}
}
