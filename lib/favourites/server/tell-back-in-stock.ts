import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { queueMails } from "@/lib/server/mail/outbox";
import { User, type UserDoc } from "@/models/accounts";
import { BackInStockWish, type BackInStockWishDoc } from "@/models/favourites";
import { CAN_BE_BOUGHT, Product, type ProductDoc } from "@/models/products";
import { backInStockMail } from "./back-in-stock-mail";

const SWEEP_MS = 30_000;
/** Wishes that one look at the shelves answers. */
const BATCH = 500;

type BackProduct = Pick<ProductDoc, "_id" | "name" | "urduName" | "offerPrice" | "unit" | "urduUnit">;

/** The mail first, under the wish's own key, then the wish goes: cut off in between, the same mail is asked for again. */
async function answer(wish: BackInStockWishDoc, product: BackProduct): Promise<void> {
	const user = await User.findOne({ _id: wish.user, leavingAt: { $exists: false } })
		.select("name email language")
		.lean<Pick<UserDoc, "name" | "email" | "language">>();
	if (user) await queueMails(backInStockMail(String(wish._id), user, product));
	await BackInStockWish.deleteOne({ _id: wish._id });
}

/** Mails everyone who waits for a product that can be bought again, once for each wish however often it runs. */
export async function tellOfProductsBack(): Promise<void> {
	await connectDatabase();
	const wanted = await BackInStockWish.distinct("product");
	if (wanted.length === 0) return;
	const products = await Product.find({ _id: { $in: wanted }, ...CAN_BE_BOUGHT })
		.select("name urduName offerPrice unit urduUnit")
		.lean<BackProduct[]>();
	const back = new Map(products.map((product) => [String(product._id), product]));
	const wishes = await BackInStockWish.find({ product: { $in: products.map(({ _id }) => _id) } })
		.sort({ createdAt: 1 })
		.limit(BATCH)
		.lean<BackInStockWishDoc[]>();
	for (const wish of wishes) {
		const product = back.get(String(wish.product));
		if (product) await answer(wish, product);
	}
}

/** Looks at the shelves at start and every half minute. */
export function startBackInStockSweep(): void {
	repeat({ name: "the sweep of products that are back", everyMs: SWEEP_MS, work: tellOfProductsBack });
}
