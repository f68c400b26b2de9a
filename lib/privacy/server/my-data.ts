import "server-only";
import { getAddresses } from "@/lib/accounts/server/addresses";
import { listPasskeys } from "@/lib/accounts/server/passkeys";
import { shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "@/lib/accounts/server/sessions";
import { getCart } from "@/lib/cart/server";
import { exportFavourites } from "@/lib/favourites/server/favourites";
import { readCredit } from "@/lib/money/server/account";
import { devicesOf } from "@/lib/notifications/server/push-subscriptions";
import { allOwnOrders } from "@/lib/orders/server/own-orders";
import { ownReports } from "@/lib/reports/server/read";
import { toReview } from "@/lib/reviews/server/read";
import { clock } from "@/lib/server/platform/clock";
import { listBaskets } from "@/lib/weekly/server/read";
import { Account, type AccountDoc } from "@/models/account";
import { User, type UserDoc } from "@/models/accounts";
import { Caller, type CallerDoc } from "@/models/callers";
import { BackInStockWish } from "@/models/favourites";
import { Review } from "@/models/reviews";
import { ContactMessage, type ContactMessageDoc } from "@/models/shop";

type Member = VisibleUser & Pick<UserDoc, "createdAt">;

function profileOf(user: Member) {
	const { hasPassword: _hasPassword, ...shown } = shopUserOf(user);
	return { ...shown, memberSince: user.createdAt.toISOString() };
}

/**
 * What they wrote to the shop from an address or a number that is proved to be theirs, and its answers, newest first: from
 * a number that they gave up since too, and nothing of who had theirs before.
 */
async function messagesOf({ _id, email, phone, isVerified }: Member) {
	const theirs = [
		...(email && isVerified ? [{ email }] : []),
		...(phone ? [{ phone, whatsAppId: { $exists: true }, formerly: { $exists: false } }] : []),
		{ formerly: _id },
	];
	const docs = await ContactMessage.find({ $or: theirs })
		.sort({ createdAt: -1, _id: -1 })
		.lean<ContactMessageDoc[]>();
	return docs.map(({ whatsAppId, subject, message: text, createdAt, answers = [] }) => ({
		channel: whatsAppId ? ("whatsapp" as const) : ("contact" as const),
		...{ subject, text, at: createdAt.toISOString() },
		answers: answers.map((answer) => ({ text: answer.text, at: answer.at.toISOString() })),
	}));
}

/** Everything that the shop knows about a customer, as plain data to take along. Times are ISO 8601, money in rupees. */
export async function collectMyData(customerId: string) {
	const [
		user,
		addresses,
		number,
		cart,
		orders,
		credit,
		reports,
		reviews,
		wishes,
		favourites,
		passkeys,
		weeklyBaskets,
		toldOn,
		account,
	] = await Promise.all([
		User.findById(customerId).select(`${VISIBLE_FIELDS} createdAt`).lean<Member>(),
		getAddresses(customerId),
		Caller.findOne({ account: customerId }).select("doors").lean<Pick<CallerDoc, "doors">>(),
		getCart(customerId),
		allOwnOrders(customerId),
		readCredit(customerId),
		ownReports(customerId),
		Review.find({ user: customerId }).lean(),
		BackInStockWish.find({ user: customerId }).lean(),
		exportFavourites(customerId),
		listPasskeys({ side: "customer", id: customerId }),
		listBaskets(customerId),
		devicesOf({ side: "customer", owner: customerId }),
		Account.findById(customerId).select("note cashRule").lean<Pick<AccountDoc, "note" | "cashRule">>(),
	]);
	return {
		exportedAt: clock.now().toISOString(),
		profile: user && profileOf(user),
		addresses,
		doors: (number?.doors ?? []).map(({ streetAddress, area, lat, lng, at }) => ({
			...{ streetAddress, area, point: { lat, lng } },
			at: at.toISOString(),
		})),
		cart: cart.cartItem,
		orders,
		credit,
		reports,
		reviews: reviews.map((review) => ({ product: String(review.product), ...toReview(review) })),
		waitingFor: wishes.map(({ product, createdAt }) => ({
			product: String(product),
			since: createdAt.toISOString(),
		})),
		favourites,
		passkeys,
		weeklyBaskets,
		toldOn,
		messages: user ? await messagesOf(user) : [],
		shopNote: { note: account?.note ?? "", cashRule: account?.cashRule ?? "usual" },
	};
}
