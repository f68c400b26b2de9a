import "server-only";
import { Types } from "mongoose";
import { announced, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { connectDatabase } from "@/lib/server/database/connect";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { repeat } from "@/lib/server/jobs/repeat";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { sha256 } from "@/lib/server/platform/crypto";
import { perProcess } from "@/lib/server/platform/process.mjs";
import { shopDetails } from "@/lib/shop/server/read";
import { pastConflicts } from "@/models/define";
import { Notification } from "@/models/notifications";
import { watched } from "@/models/observe";
import {
	Product,
	type ProductDoc,
	type StockEntry,
	StockMovement,
	type StockMovementDoc,
} from "@/models/products";
import { beginsToRunOut, isSeen, onlyLeft } from "../rules";

/** What a crash has left is entered by then; milliseconds. */
const SWEEP_MS = 2_000;
/** Changes of one moment are entered together; milliseconds. */
const GATHER_MS = 150;

type Changed = Pick<ProductDoc, "_id" | "name" | "stockNews">;
/** How pages are made stale: inside a request, or anywhere. */
export type Announce = (tags: readonly string[], change: () => Promise<void>) => Promise<void>;

/** The place of a line: the same however often it is written, and greater than those before it. */
export function movementId(product: Types.ObjectId, n: number): Types.ObjectId {
	return new Types.ObjectId(sha256(`stock:${product}`).slice(0, 12) + n.toString(16).padStart(12, "0"));
}

export function toMovementDoc(product: Types.ObjectId, entry: StockEntry): StockMovementDoc {
	return { ...entry, _id: movementId(product, entry.n), product };
}

/** Pieces before a change; null where they were not counted. */
function stockBefore({ kind, change, stockAfter }: StockEntry): number | null {
	if (stockAfter !== null) return stockAfter - change;
	return kind === "adjusted" ? -change : null;
}

async function tellOfLowStock({ _id, name }: Changed, entry: StockEntry): Promise<void> {
	const { n, at, stockAfter } = entry;
	if (stockAfter === null || !beginsToRunOut(stockBefore(entry), stockAfter, shopDetails().lowStockAt))
		return;
	const message = stockAfter === 0 ? `${name} is out of stock.` : `${onlyLeft({ name, left: stockAfter })}.`;
	const notice = { type: "low_stock", title: `Running out: ${name}`, message, createdAt: at };
	await retryOnDuplicate(() =>
		Notification.updateOne({ _id: movementId(_id, n) }, { $setOnInsert: notice }, { upsert: true }),
	);
	signal(SELLER_NEWS);
}

/** All lines in one question; a line that another instance enters in the same moment is the same. */
async function enterLines(products: readonly Changed[]): Promise<void> {
	const upserts = products.flatMap(({ _id: product, stockNews = [] }) =>
		stockNews.map((entry) => {
			const { _id, ...line } = toMovementDoc(product, entry);
			return { updateOne: { filter: { _id }, update: { $setOnInsert: line }, upsert: true } };
		}),
	);
	const asked = { collection: StockMovement.collection.name, operation: "bulkWrite", fields: ["_id"] };
	const write = () =>
		watched(asked, (comment) => StockMovement.bulkWrite(upserts, { ordered: false, comment }));
	await retryOnDuplicate(() => pastConflicts(write));
}

async function removeNews(products: readonly Changed[]): Promise<void> {
	const pulls = products.map(({ _id, stockNews = [] }) => ({
		updateOne: {
			filter: { _id },
			update: { $pull: { stockNews: { n: { $in: stockNews.map(({ n }) => n) } } } },
			timestamps: false,
		},
	}));
	const asked = { collection: Product.collection.name, operation: "bulkWrite", fields: ["_id"] };
	await pastConflicts(() =>
		watched(asked, (comment) => Product.bulkWrite(pulls, { ordered: false, comment })),
	);
}

/** The lines first, then what the seller has to hear, and then the news go: cut off in between, it is all done again. */
async function enterAll(products: readonly Changed[]): Promise<void> {
	if (products.length === 0) return;
	await enterLines(products);
	for (const product of products) {
		for (const entry of product.stockNews ?? []) await tellOfLowStock(product, entry);
	}
	await removeNews(products);
}

function isSeenOf({ stockNews = [] }: Changed): boolean {
	const { lowStockAt } = shopDetails();
	return stockNews.some((entry) => {
		const [before, after] = [stockBefore(entry), entry.stockAfter];
		// From none somebody may have come to the first number, and null is the last one.
		const isFirstOrLast = entry.kind === "adjusted" && (before === 0 || after === null);
		return isFirstOrLast || isSeen(before, after, lowStockAt);
	});
}

/**
 * Enters in the ledger what has happened to the stock of these products, or of all; tells the seller of what begins to
 * run out, and makes the pages stale that show another number. Safe to repeat, and by several instances at once.
 */
export async function enterMovements(
	products?: readonly string[],
	announce: Announce = announced,
): Promise<void> {
	await connectDatabase();
	const found = await Product.find({ "stockNews.n": { $gt: 0 }, ...(products && { _id: { $in: products } }) })
		.select("name stockNews")
		.lean<Changed[]>();
	const seen = found.filter(isSeenOf).map(({ _id }) => String(_id));
	if (seen.length > 0) await announce(tagsOfProducts(seen), () => enterAll(found));
	else await enterAll(found);
}

const waiting = perProcess<{ timer?: NodeJS.Timeout }>("stock ledger", () => ({}));

/** The same in a moment, for whatever has changed until then; the sweep makes good what fails. */
export function enterMovementsSoon(): void {
	waiting.timer ??= setTimeout(() => {
		waiting.timer = undefined;
		enterMovements().catch((error: unknown) => log.warn({ err: error }, "the ledger of stock is behind"));
	}, GATHER_MS);
}

/** Enters at once and every few seconds what nobody else has. */
export function startStockLedger(): void {
	repeat({ name: "the ledger of stock", everyMs: SWEEP_MS, work: () => enterMovements() });
}
