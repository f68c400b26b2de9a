import "server-only";
import type { z } from "zod";
import type { deleteAccountSchema } from "@/lib/accounts/schema";
import { releasing } from "@/lib/accounts/server/callers";
import { confirmCustomer, forgettingBelongings, type Proof } from "@/lib/accounts/server/change-password";
import { CHANNELS } from "@/lib/messages/rules";
import { openAccount } from "@/lib/money/server/account";
import { searchWordsOf } from "@/lib/orders/rules/order-filters";
import { isOpen, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { announce, cacheTags } from "@/lib/server/cache/invalidation";
import { change, commit, decided } from "@/lib/server/database/commit";
import { dropSession } from "@/lib/server/http/session";
import { sessionsOf, signal } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { formatRupees } from "@/lib/text/money";
import { Account } from "@/models/account";
import { User, type UserDoc } from "@/models/accounts";
import { WebhookDelivery } from "@/models/integrations";
import { Correspondent, OutgoingMessage } from "@/models/messages";
import { Notification, OutgoingMail, OutgoingPush, PushSubscription } from "@/models/notifications";
import { KeptAnswer } from "@/models/operations";
import { Order, type OrderDoc } from "@/models/order";
import { Payment } from "@/models/payments";
import { ItemReport } from "@/models/reports";
import { Review } from "@/models/reviews";
import { ContactMessage } from "@/models/shop";
import { SellerAction } from "@/models/team";
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

function anonymiseOrder({ _id, weekly }: Pick<OrderDoc, "_id" | "weekly">) {
	const searchWords = searchWordsOf({ _id, customer: NOBODY, address: NO_NAMES }).filter(Boolean);
	const update = {
		$set: { ...WITHOUT_PERSON, searchWords, ...(weekly && { "weekly.name": "" }) },
		$unset: {
			...NO_PLACE,
			handoverCode: 1 as const,
			"lines.$[].note": 1 as const,
			"ledger.$[].note": 1 as const,
		},
	};
	return { updateOne: { filter: { _id }, update } };
}

async function anonymiseOrders(customerId: string): Promise<void> {
	const orders = await Order.find({ user: customerId })
		.select("weekly")
		.lean<Pick<OrderDoc, "_id" | "weekly">[]>();
	if (orders.length === 0) return;
	const ids = orders.map(({ _id }) => _id);
	await Notification.updateMany(
		{ order: { $in: ids, $exists: true } },
		{ $set: { "customerInfo.name": NOBODY.name, message: "An order of a former customer" } },
	);
	const keys = ids.flatMap((id) => [`new-order:${id}`, `order-cancelled:${id}`]);
	await OutgoingMail.deleteMany({ key: { $in: keys } });
	await WebhookDelivery.deleteMany({ about: { $in: ids.map(String) } });
	const theirs = { $in: ids.map(String) };
	await KeptAnswer.deleteMany({ $or: [{ "fields.refund.order": theirs }, { "fields.order._id": theirs }] });
	await Order.bulkWrite(orders.map(anonymiseOrder));
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
	const payments = await Payment.find({ user: customerId }).select("_id").lean();
	await Notification.updateMany(
		{ _id: { $in: payments.map(({ _id }) => _id) } },
		{ $set: { "customerInfo.name": NOBODY.name, message: "A payment of a former customer" } },
	);
	await Payment.updateMany(
		{ user: customerId },
		{
			$set: { ...WITHOUT_PERSON, phone: "", email: "", answers: [] },
			$unset: { ...NO_PLACE, "lines.$[].note": 1 },
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

/** The record keeps that something was changed of them, without their name and what it was. */
async function anonymiseRecord(customerId: string): Promise<void> {
	const about = { kind: "customer-changed", subjectId: customerId } as const;
	const nobody = { $set: { subject: NOBODY.name, changes: [] } };
	await SellerAction.updateMany(about, nobody, { overwriteImmutable: true });
}

/** What was said to a number and came from it on WhatsApp, until it was free for somebody else. */
async function eraseNumber(phone: string, until: Date): Promise<void> {
	const createdAt = { $lte: until };
	await OutgoingMessage.deleteMany({ to: phone, createdAt });
	const written = { phone, whatsAppId: { $exists: true }, formerly: { $exists: false }, createdAt };
	await ContactMessage.deleteMany(written);
	const ids = CHANNELS.map((channel) => `${channel}:${phone}`);
	await Correspondent.deleteMany({ _id: { $in: ids }, lastAt: createdAt });
}

/** Mails to an account whose address nobody has proved: every other one is for whoever really has the address. */
const UNPROVED_MAILS = /^(verification|reset|password-changed):/;

/** What was mailed to an address, and, where it was proved to be the account's, came from it by the contact form. */
async function eraseEmail(email: string, isProved: boolean): Promise<void> {
	await OutgoingMail.deleteMany({ to: email, ...(isProved ? {} : { key: UNPROVED_MAILS }) });
	if (!isProved) return;
	const written = await ContactMessage.find({ email }).select("_id").lean();
	await OutgoingMail.deleteMany({ key: { $in: written.map(({ _id }) => `contact:${_id}`) } });
	await ContactMessage.deleteMany({ email });
}

/**
 * Removes every trace of a customer who has left: orders, reports, credit and reviews stay without the person, pictures, cart, weekly baskets, wishes, favourites, passkeys, devices that were told, mails and messages go, and
 * the account last of all, so an interrupted run can be repeated.
 */
export async function eraseCustomer(customerId: string): Promise<void> {
	const leaver = { _id: customerId, leavingAt: { $exists: true } };
	const user = await User.findOne(leaver).select("email isVerified formerPhone leavingAt").lean();
	if (!user) return;
	// First, so that none becomes an order after the others have lost their person.
	await WeeklyBasket.deleteMany({ user: customerId });
	await anonymiseOrders(customerId);
	await anonymiseReports(customerId);
	await anonymisePayments(customerId);
	await anonymiseReviews(customerId);
	await anonymiseRecord(customerId);
	await commit(forgettingBelongings(customerId));
	await Account.updateOne({ _id: customerId }, { $unset: { note: 1, cashRule: 1 } });
	await PushSubscription.deleteMany({ side: "customer", owner: customerId });
	await OutgoingPush.deleteMany({ "to.owner": customerId });
	if (user.email) await eraseEmail(user.email, user.isVerified);
	await ContactMessage.deleteMany({ formerly: customerId });
	if (user.formerPhone && user.leavingAt) await eraseNumber(user.formerPhone, user.leavingAt);
	await User.deleteOne(leaver);
}

const OPEN_STATUSES = ORDER_STATUSES.filter(isOpen);

function refuse(message: string): ShopError {
	return new ShopError("conflict", message);
}

async function refuseWhileOrdersAreOpen(user: string): Promise<void> {
	if (await Order.exists({ user, status: { $in: OPEN_STATUSES } }))
		throw refuse("An order of yours is on its way. You can delete your account once it has arrived.");
	if (await Payment.exists({ user, isOpen: true }))
		throw refuse("A payment of yours is still being checked. Please try again later.");
}

/** Refuses while money is due to them, or they have credit which they have not given up. */
async function refuseWhileMoneyIsOpen(user: string, credit: number, giveUpCredit: boolean): Promise<void> {
	const owing = await Order.find({ user, dueSince: { $gt: new Date(0) } })
		.select("due")
		.lean<Pick<OrderDoc, "due">[]>();
	const due = owing.flatMap((order) => order.due).reduce((sum, { amount }) => sum + amount, 0);
	if (due > 0)
		throw refuse(
			`${formatRupees(due)} still has to go back to you. You can delete your account once you have it.`,
		);
	if (credit > 0 && !giveUpCredit)
		throw refuse(
			`You have ${formatRupees(credit)} of credit, which goes with your account. Please say that you give it up.`,
		);
}

/**
 * Deletes the account of a customer who knows its password, or has a code where there is none. From then on nobody can sign in to it; its traces are
 * erased at once, and by the sweep if that is interrupted.
 * Errors: `invalid` for a wrong password or code, `conflict` while an order or payment is open, money is due, or there is credit
 * that is not given up.
 */
export async function leave(
	customerId: string,
	{ giveUpCredit, ...proof }: Proof & Pick<z.output<typeof deleteAccountSchema>, "giveUpCredit">,
): Promise<void> {
	const { writes: used } = await confirmCustomer(customerId, proof);
	await decided(async () => {
		const { _id, revision, balance } = await openAccount(customerId);
		await refuseWhileOrdersAreOpen(customerId);
		await refuseWhileMoneyIsOpen(customerId, balance, giveUpCredit);
		const leavingAt = clock.now();
		const user = await User.findById(customerId).select("phone").lean<Pick<UserDoc, "phone">>();
		const formerPhone = user?.phone;
		return {
			writes: [
				...used,
				// Whatever they have ordered or begun to pay since is looked at again.
				change(Account, { _id, revision }, { $set: { leavingAt }, $inc: { revision: 1 } }),
				change(
					User,
					{ _id: customerId, phone: formerPhone ?? { $exists: false } },
					{
						$set: { leavingAt, passwordHash: "none", ...(formerPhone && { formerPhone }) },
						$unset: { verification: 1, reset: 1, newEmail: 1, phone: 1, isPhoneUnproved: 1 },
						$inc: { sessionVersion: 1 },
					},
				),
				releasing(customerId),
			],
		};
	});
	signal(sessionsOf(customerId));
	await dropSession("customer");
	await eraseCustomer(customerId).catch((error: unknown) => {
		log.error({ err: error, customer: customerId }, "an account's traces will be erased again");
	});
}

/** Erases what is left of everyone who has left. */
export async function sweepLeavers(): Promise<void> {
	const leavers = await User.find({ leavingAt: { $gt: new Date(0) } })
		.select("_id")
		.lean();
	for (const { _id } of leavers) await eraseCustomer(String(_id));
}
