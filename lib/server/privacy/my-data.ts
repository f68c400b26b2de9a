import "server-only";
import { readCredit } from "@/lib/money/server/credit-account";
import { BackInStockWish } from "@/models/back-in-stock-wish";
import { Review } from "@/models/review";
import { User, type UserDoc } from "@/models/user";
import { shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "../accounts/sessions";
import { getAddresses } from "../addresses/read";
import { listBaskets } from "../baskets/read";
import { getCart } from "../carts/carts";
import { connectDatabase } from "../database/connect";
import { exportFavourites } from "../favourites/favourites";
import { allOwnOrders } from "../orders/read";
import { listPasskeys } from "../passkeys/passkeys";
import { clock } from "../platform/clock";
import { devicesOf } from "../push/devices";
import { ownReports } from "../reports/read";
import { toReview } from "../reviews/read";

/** Everything that the shop knows about a customer, as plain data to take along. Times are ISO 8601, money in rupees. */
export async function collectMyData(customerId: string) {
	await connectDatabase();
	const [
		user,
		addresses,
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
	] = await Promise.all([
		User.findById(customerId)
			.select(`${VISIBLE_FIELDS} createdAt`)
			.lean<VisibleUser & Pick<UserDoc, "createdAt">>(),
		getAddresses(customerId),
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
	]);
	return {
		exportedAt: clock.now().toISOString(),
		profile: user && {
			...shopUserOf(user),
			memberSince: user.createdAt.toISOString(),
		},
		addresses,
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
	};
}
