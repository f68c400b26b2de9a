import "server-only";
import type { Customer } from "@/lib/accounts/server/sessions";
import { type Word, wordWrites } from "@/lib/messages/server/word";
import { PRODUCT_NOT_FOUND, productName, type UrduWords } from "@/lib/products/rules/product";
import { commit, removalIfThere } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { composeWith, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { canBeBought } from "@/lib/stock/rules";
import type { Stepped } from "@/lib/text/sold-by";
import { User, type UserDoc } from "@/models/accounts";
import { BackInStockWish, type BackInStockWishDoc } from "@/models/favourites";
import { Product, type ProductDoc } from "@/models/products";
import { MAX_WISHES, TOO_MANY_WISHES, WISH_IS_THERE, WISH_NEEDS_VERIFIED } from "../rules";

type Back = UrduWords & Stepped & { _id: unknown; name: string; offerPrice: number; unit: string };

/** Tells a customer who asked for it that a product can be bought again. */
export function backInStockMail(key: string, user: Addressee, back: Back): Mail {
	const writer = writerIn(user.language);
	const { texts, language, say, rupees, linkTo } = writer;
	const { backInStock } = texts.mailAccount;
	const product = say(productName(back, language));
	const price = backInStock.price({
		amount: rupees(back.offerPrice),
		unit: say(texts.product.unit(back)),
	});
	return {
		key,
		to: user.email ?? "",
		...composeWith(writer, backInStock, { product, price }, [
			backInStock.text({ name: say(user.name), product, price }),
			{ kind: "button", label: backInStock.button, url: linkTo(`/product/${String(back._id)}`) },
			{ kind: "note", text: backInStock.note },
		]),
	};
}

/** The same for a phone. */
export function backInStockWord(key: string, user: Addressee, back: Back): Word {
	const { shop, language, say, linkTo } = writerIn(user.language);
	const values = [shop, say(productName(back, language)), linkTo(`/product/${String(back._id)}`)];
	return { key, template: "back_in_stock", values };
}

/** Whether the customer waits for this product. */
export async function hasWish(customerId: string, productId: string): Promise<boolean> {
	return (await BackInStockWish.exists({ user: customerId, product: productId })) !== null;
}

/**
 * Notes that the customer wants to be told once when the product can be bought again; once, however often it is asked.
 * Throws ShopError `forbidden` while the e-mail is not verified, `not-found`, and `conflict` when the product is there
 * or the customer waits for too many.
 */
export async function addWish(customer: Customer, productId: string): Promise<void> {
	if (!customer.isVerified) throw new ShopError("forbidden", WISH_NEEDS_VERIFIED);
	const product = await Product.findOne({ _id: productId, isArchived: false })
		.select("inStock stock stepGrams")
		.lean<Pick<ProductDoc, "inStock" | "stock" | "stepGrams">>();
	if (!product) throw notFound(PRODUCT_NOT_FOUND);
	if (canBeBought(product)) throw new ShopError("conflict", WISH_IS_THERE);
	const wish = { user: customer._id, product: productId };
	const others = await BackInStockWish.countDocuments({ user: customer._id, product: { $ne: productId } });
	if (others >= MAX_WISHES) throw new ShopError("conflict", TOO_MANY_WISHES);
	await retryOnDuplicate(() =>
		BackInStockWish.updateOne(wish, { $setOnInsert: { createdAt: clock.now() } }, { upsert: true }),
	);
}

/** Takes the wish back, also where there was none. */
export async function removeWish(customerId: string, productId: string): Promise<void> {
	await BackInStockWish.deleteOne({ user: customerId, product: productId });
}

/** Wishes that one look at the shelves answers. */
const BATCH = 500;

type BackProduct = Pick<
	ProductDoc,
	"_id" | "name" | "urduName" | "offerPrice" | "unit" | "urduUnit" | "inStock" | "stock" | "stepGrams"
>;

/** Word in the way that the customer has chosen, under the wish's own key, and the wish goes. */
async function answer({ _id, user: whose }: BackInStockWishDoc, product: BackProduct): Promise<void> {
	const user = await User.findOne({ _id: whose, leavingAt: { $exists: false } })
		.select("name email language")
		.lean<Pick<UserDoc, "name" | "email" | "language">>();
	const [key, whom] = [`back-in-stock:${_id}`, { user: whose, language: user?.language }];
	const told = user
		? await wordWrites(whom, backInStockMail(key, user, product), backInStockWord(key, user, product))
		: [];
	await commit([...told, removalIfThere(BackInStockWish, { _id })]);
}

/** Tells everyone who waits for a product that can be bought again, once for each wish however often it runs. */
export async function tellOfProductsBack(): Promise<void> {
	const wanted = await BackInStockWish.distinct("product");
	if (wanted.length === 0) return;
	const products = await Product.find({ _id: { $in: wanted }, isArchived: false })
		.select("name urduName offerPrice unit urduUnit inStock stock stepGrams")
		.lean<BackProduct[]>();
	const there = products.filter(canBeBought);
	const back = new Map(there.map((product) => [String(product._id), product]));
	const wishes = await BackInStockWish.find({ product: { $in: there.map(({ _id }) => _id) } })
		.sort({ createdAt: 1 })
		.limit(BATCH)
		.lean<BackInStockWishDoc[]>();
	for (const wish of wishes) {
		const product = back.get(String(wish.product));
		if (product) await answer(wish, product);
	}
}
