import "server-only";
import { Cart } from "@/models/cart";
import { ContactMessage } from "@/models/contact-message";
import { Notification } from "@/models/notification";
import { Order } from "@/models/order";
import { OutgoingMail } from "@/models/outgoing-mail";
import { Payment } from "@/models/payment";
import { Product } from "@/models/product";
import { Review } from "@/models/review";
import { SellerAction } from "@/models/seller-action";
import { SimulatedPayment } from "@/models/simulated-payment";
import { User } from "@/models/user";
import { sha256 } from "../crypto";
import { prepareCounters } from "../rate-limit";

const MODELS = [
	User,
	Cart,
	Product,
	Order,
	Notification,
	Review,
	OutgoingMail,
	Payment,
	SimulatedPayment,
	ContactMessage,
	SellerAction,
];

/** Names the indexes of this version of the shop: another version with the same ones has the same name. */
export function indexesWanted(): string {
	const counters = "rate limits: 1";
	return sha256(
		JSON.stringify([counters, ...MODELS.map((model) => [model.modelName, model.schema.indexes()])]),
	);
}

/** Builds every index that the models name; one that is there already is left alone. Calls `onward` between them. */
export async function buildIndexes(onward: () => Promise<void>): Promise<void> {
	for (const model of MODELS) {
		await model.createIndexes();
		await onward();
	}
	await prepareCounters();
}
