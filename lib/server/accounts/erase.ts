import "server-only";
import { Cart } from "@/models/cart";
import { Notification } from "@/models/notification";
import { Order } from "@/models/order";
import { OutgoingMail } from "@/models/outgoing-mail";
import { Payment } from "@/models/payment";
import { Review } from "@/models/review";
import { User } from "@/models/user";
import { cacheTags } from "../cache-tags";
import { connectDatabase } from "../db";
import { announceChange } from "../freshness";

const NOBODY = { name: "Former customer", email: "" };
/** What stays of an address: the city and area that the books need. */
const NO_ADDRESS = {
	"address.firstName": "Former",
	"address.lastName": "customer",
	"address.streetAddress": "",
	"address.phoneNumber": "",
	"address.zipCode": "",
};

async function anonymiseOrders(customerId: string): Promise<void> {
	const orders = await Order.find({ user: customerId }).select("_id").lean();
	const ids = orders.map(({ _id }) => _id);
	await Notification.updateMany(
		{ order: { $in: ids } },
		{ $set: { "customerInfo.name": NOBODY.name, message: "An order of a former customer" } },
	);
	await OutgoingMail.deleteMany({ key: { $in: ids.map((id) => `new-order:${id}`) } });
	const changes = {
		$set: { customer: NOBODY, ...NO_ADDRESS },
		$unset: { "address.deliveryInstructions": 1 },
	};
	await Order.updateMany({ user: customerId }, changes);
	await Payment.updateMany(
		{ user: customerId },
		{ ...changes, $set: { ...changes.$set, phone: "", email: "", answers: [] } },
	);
}

async function anonymiseReviews(customerId: string): Promise<void> {
	const reviews = await Review.find({ user: customerId }).select("product").lean();
	await Review.updateMany({ user: customerId }, { $set: { name: NOBODY.name }, $unset: { user: 1 } });
	const pages = reviews.map(({ product }) => cacheTags.product(String(product)));
	if (pages.length > 0) await announceChange(pages, "departure");
}

/**
 * Removes every trace of a customer who has left: orders and reviews stay without the person, cart and mails go, and
 * the account last of all, so an interrupted run can be repeated.
 */
export async function eraseCustomer(customerId: string): Promise<void> {
	await connectDatabase();
	const leaver = { _id: customerId, leavingAt: { $exists: true } };
	const user = await User.findOne(leaver).select("email").lean();
	if (!user) return;
	await anonymiseOrders(customerId);
	await anonymiseReviews(customerId);
	await Cart.deleteOne({ user: customerId });
	await OutgoingMail.deleteMany({ to: user.email });
	await User.deleteOne(leaver);
}
