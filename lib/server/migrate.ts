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
import { connectDatabase } from "./db";
import { prepareCounters } from "./rate-limit";

/**
 * Builds every index that the models name. Safe to repeat and safe beside a running shop: an index that is there
 * already is left alone.
 */
export async function migrate(): Promise<void> {
	await connectDatabase();
	for (const model of [
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
	]) {
		await model.createIndexes();
	}
	await prepareCounters();
}
