import "server-only";
import { Types } from "mongoose";
import { searchWordsOf } from "@/lib/orders/rules/order-filters";
import { CANCELLED } from "@/lib/orders/rules/order-states";
import { PRODUCT_FIELDS } from "@/lib/products/schema/product-form";
import { FIRST_SPELLINGS, FIRST_URDU } from "@/lib/products/server/first-words";
import { recheckPurchases } from "@/lib/reviews/server/write";
import { OutgoingMail } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import { Product } from "@/models/products";
import { SellerAction } from "@/models/team";

const BATCH = 200;

/**
 * A change of data that is there already. It may be cut off and begun again at any point, and the version before it
 * goes on working beside it: add, never take away.
 */
export type Step = { name: string; run(onward: () => Promise<void>): Promise<void> };

/** Orders from before the seller could search them get the words that find them. */
async function giveOrdersSearchWords(onward: () => Promise<void>): Promise<void> {
	const without = { "searchWords.0": { $exists: false } };
	const after = (last?: OrderDoc) =>
		Order.find(last ? { ...without, _id: { $gt: last._id } } : without)
			.sort({ _id: 1 })
			.limit(BATCH)
			.lean<OrderDoc[]>();
	for (let orders = await after(); orders.length > 0; orders = await after(orders.at(-1))) {
		await Order.bulkWrite(
			orders.map((order) => ({
				updateOne: { filter: { _id: order._id }, update: { $set: { searchWords: searchWordsOf(order) } } },
			})),
		);
		await onward();
	}
}

/** What sent mails said is not stored any more: links that open an account are among it. */
async function emptySentMails(): Promise<void> {
	await OutgoingMail.updateMany({ state: "sent", html: { $exists: true } }, { $unset: { html: 1, text: 1 } });
}

/** Reviews from before a cancelled order was no purchase any more say so too. */
async function recheckCancelledPurchases(onward: () => Promise<void>): Promise<void> {
	const after = (last?: OrderDoc) =>
		Order.find({ status: CANCELLED, ...(last ? { _id: { $gt: last._id } } : {}) })
			.sort({ _id: 1 })
			.limit(BATCH)
			.select("user lines.product")
			.lean<OrderDoc[]>();
	for (let orders = await after(); orders.length > 0; orders = await after(orders.at(-1))) {
		for (const { user, lines } of orders) {
			await recheckPurchases(
				user,
				lines.map(({ product }) => product),
			);
		}
		await onward();
	}
}

/** The first goods get the spellings they come with today, where nobody has written any. */
async function giveFirstGoodsSpellings(): Promise<void> {
	const steps = Object.entries(FIRST_SPELLINGS).map(([slug, spellings]) => ({
		updateOne: {
			filter: { slug, spellings: { $exists: false } },
			update: { $set: { spellings }, $inc: { revision: 1 } },
		},
	}));
	await Product.bulkWrite(steps, { ordered: false });
}

/**
 * The first goods get their Urdu, where nobody has written any. What the seller calls or describes otherwise is left
 * alone: English stands in where the Urdu would say something else.
 */
async function giveFirstGoodsUrdu(): Promise<void> {
	const rewritten = await SellerAction.distinct("subjectId", {
		kind: "product-edited",
		"changes.field": { $in: [PRODUCT_FIELDS.name, PRODUCT_FIELDS.description, PRODUCT_FIELDS.contents] },
	});
	const ids = rewritten.flatMap((id) => (id ? new Types.ObjectId(id) : []));
	const steps = Object.entries(FIRST_URDU).flatMap(
		([slug, { name, formerly, description, contents = [] }]) => {
			const good = { slug, _id: { $nin: ids } };
			return [
				{ filter: { ...good, urduName: { $in: [null, formerly ?? ""] } }, $set: { urduName: name } },
				{
					filter: { ...good, urduDescription: { $exists: false } },
					$set: { urduDescription: [...description], urduContents: [...contents] },
				},
			];
		},
	);
	await Product.bulkWrite(
		steps.map(({ filter, $set }) => ({ updateOne: { filter, update: { $set, $inc: { revision: 1 } } } })),
		{ ordered: false },
	);
}

/** Every step, oldest first. A name is never changed or used again once it has run anywhere. */
export const STEPS: readonly Step[] = [
	{ name: "0001-order-search-words", run: giveOrdersSearchWords },
	{ name: "0002-empty-sent-mails", run: emptySentMails },
	{ name: "0003-cancelled-purchases", run: recheckCancelledPurchases },
	{ name: "0006-first-spellings", run: giveFirstGoodsSpellings },
	{ name: "0007-first-urdu", run: giveFirstGoodsUrdu },
];
