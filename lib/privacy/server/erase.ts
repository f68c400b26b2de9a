import "server-only";
import { forgetBelongings } from "@/lib/accounts/server/change-password";
import { CHANNELS } from "@/lib/messages/rules";
import { searchWordsOf } from "@/lib/orders/rules/order-filters";
import { announce, cacheTags } from "@/lib/server/cache/invalidation";
import { Account } from "@/models/account";
import { User } from "@/models/accounts";
import { WebhookDelivery } from "@/models/integrations";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { Notification, OutgoingMail, OutgoingPush, PushSubscription } from "@/models/notifications";
import { Order, type OrderDoc } from "@/models/order";
import { Payment } from "@/models/payments";
import { ItemReport } from "@/models/reports";
import { Review } from "@/models/reviews";
import { ContactMessage } from "@/models/shop";
import { WeeklyBasket } from "@/models/weekly";

const NOBODY = { name: "Former customer", email: "" };
const NO_NAMES = { firstName: "Former", lastName: "customer", phoneNumber: "" };
/** What is left of an order's or payment's person. Of the address the city and area stay, which the books need. */
const WITHOUT_PERSON = {
	customer: NOBODY,
	"address.firstName": NO_NAMES.firstName,
	"address.lastName": NO_NAMES.lastName,
	"address.phoneNumber": NO_NAMES.phoneNumber,
	"address.streetAddress": "",
	"address.zipCode": "",
};
const NO_PLACE = { "address.landmark": 1, "address.point": 1, "address.deliveryInstructions": 1 } as const;

function anonymiseOrder(_id: OrderDoc["_id"]) {
	const searchWords = searchWordsOf({ _id, customer: NOBODY, address: NO_NAMES }).filter(Boolean);
	const update = {
		$set: { ...WITHOUT_PERSON, searchWords },
		$unset: {
			...NO_PLACE,
			handoverCode: 1 as const,
			"ledger.$[].note": 1 as const,
		},
	};
	return { updateOne: { filter: { _id }, update } };
}

async function anonymiseOrders(customerId: string): Promise<void> {
	const orders = await Order.find({ user: customerId }).select("_id").lean();
	if (orders.length === 0) return;
	const ids = orders.map(({ _id }) => _id);
	await Notification.updateMany(
		{ order: { $in: ids, $exists: true } },
		{ $set: { "customerInfo.name": NOBODY.name, message: "An order of a former customer" } },
	);
	const keys = ids.flatMap((id) => [`new-order:${id}`, `order-cancelled:${id}`]);
	await OutgoingMail.deleteMany({ key: { $in: keys } });
	await WebhookDelivery.deleteMany({ about: { $in: ids.map(String) } });
	await Order.bulkWrite(ids.map(anonymiseOrder));
}

/** What was reported stays for the books; the person's words and pictures go. */
async function anonymiseReports(customerId: string): Promise<void> {
	const reports = await ItemReport.find({ user: customerId }).select("_id").lean();
	if (reports.length === 0) return;
	const ids = reports.map(({ _id }) => _id);
	await Notification.updateMany(
		{ _id: { $in: ids } },
		{
			$set: {
				title: "A former customer reported something",
				"customerInfo.name": NOBODY.name,
				message: "A report of a former customer",
			},
		},
	);
	await ItemReport.updateMany(
		{ user: customerId },
		{ $set: { pictures: [], note: "" }, $unset: { message: 1 } },
	);
}

async function anonymisePayments(customerId: string): Promise<void> {
	await Payment.updateMany(
		{ user: customerId },
		{
			$set: { ...WITHOUT_PERSON, phone: "", email: "", answers: [] },
			$unset: NO_PLACE,
		},
	);
}

async function anonymiseReviews(customerId: string): Promise<void> {
	const reviews = await Review.find({ user: customerId }).select("product").lean();
	if (reviews.length === 0) return;
	const pages = reviews.map(({ product }) => cacheTags.product(String(product)));
	await Review.updateMany({ user: customerId }, { $set: { name: NOBODY.name }, $unset: { user: 1 } });
	await announce(pages);
}

/** What was said to a number and came from it on WhatsApp. */
async function eraseNumber(phone: string): Promise<void> {
	await OutgoingMessage.deleteMany({ to: phone });
	await ContactMessage.deleteMany({ phone, whatsAppId: { $exists: true } });
	await Correspondent.deleteMany({ _id: { $in: CHANNELS.map((channel) => `${channel}:${phone}`) } });
}

/**
 * Removes every trace of a customer who has left: orders, reports, credit and reviews stay without the person, pictures, cart, weekly baskets, wishes, favourites, passkeys, devices that were told and mails go, and
 * the account last of all, so an interrupted run can be repeated.
 */
export async function eraseCustomer(customerId: string): Promise<void> {
	const leaver = { _id: customerId, leavingAt: { $exists: true } };
	const user = await User.findOne(leaver).select("email formerPhone").lean();
	if (!user) return;
	// First, so that none becomes an order after the others have lost their person.
	await WeeklyBasket.deleteMany({ user: customerId });
	await anonymiseOrders(customerId);
	await anonymiseReports(customerId);
	await anonymisePayments(customerId);
	await anonymiseReviews(customerId);
	await forgetBelongings(customerId);
	await Account.updateOne({ _id: customerId }, { $unset: { note: 1, cashRule: 1 } });
	await PushSubscription.deleteMany({ side: "customer", owner: customerId });
	await OutgoingPush.deleteMany({ "to.owner": customerId });
	if (user.email) await OutgoingMail.deleteMany({ to: user.email });
	if (user.formerPhone) await eraseNumber(user.formerPhone);
	await User.deleteOne(leaver);
}
