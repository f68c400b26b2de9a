import "server-only";
import mongoose, { type Model } from "mongoose";
import { EndedSession, Passkey, PasskeyChallenge, User } from "@/models/accounts";
import { Cart } from "@/models/cart";
import { Coupon, CouponUses } from "@/models/coupons";
import { CreditAccount } from "@/models/credit-account";
import { DeliverySlot } from "@/models/delivery";
import { BackInStockWish, Favourites } from "@/models/favourites";
import { Handover } from "@/models/handover";
import { Notification, OutgoingPush, PushKeys, PushSubscription } from "@/models/notifications";
import { Order } from "@/models/order";
import { OutgoingMail } from "@/models/outgoing-mail";
import { Payment, SimulatedPayment } from "@/models/payments";
import { Product } from "@/models/products";
import { ItemReport } from "@/models/reports";
import { Review } from "@/models/reviews";
import { ContactMessage } from "@/models/shop";
import { StockMovement } from "@/models/stock";
import { LoginAttempt, SellerAction, TeamMember } from "@/models/team";
import { WeeklyBasket } from "@/models/weekly";
import { sha256 } from "../platform/crypto";
import { prepareCounters } from "../rate-limit/rate-limit";

const MODELS = [
	User,
	Cart,
	Product,
	BackInStockWish,
	Order,
	Notification,
	Review,
	OutgoingMail,
	Payment,
	SimulatedPayment,
	ContactMessage,
	SellerAction,
	DeliverySlot,
	StockMovement,
	TeamMember,
	LoginAttempt,
	EndedSession,
	CreditAccount,
	Coupon,
	CouponUses,
	Favourites,
	Handover,
	ItemReport,
	Passkey,
	PasskeyChallenge,
	WeeklyBasket,
	PushKeys,
	PushSubscription,
	OutgoingPush,
];

/** Names the indexes of this version of the shop: another version with the same ones has the same name. */
export function indexesWanted(): string {
	const counters = "rate limits: 1";
	return sha256(
		JSON.stringify([counters, ...MODELS.map((model) => [model.modelName, model.schema.indexes()])]),
	);
}

/** How often an index is asked for that takes longer to build than a connection waits for an answer. */
const TRIES = 180;

/**
 * Builds the model's indexes. One that takes longer than a connection waits for an answer goes on being built; asking
 * again waits for it. `onward` is called after each wait.
 */
async function buildIndexesOf(model: Pick<Model<unknown>, "createIndexes">, onward: () => Promise<void>) {
	for (let tries = 1; ; tries++) {
		try {
			await model.createIndexes();
			return;
		} catch (error) {
			if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError) || tries === TRIES) throw error;
			await onward();
		}
	}
}

/** Builds every index that the models name; one that is there already is left alone. Calls `onward` between them. */
export async function buildIndexes(onward: () => Promise<void>): Promise<void> {
	for (const model of MODELS) {
		await buildIndexesOf(model, onward);
		await onward();
	}
	await prepareCounters();
}
