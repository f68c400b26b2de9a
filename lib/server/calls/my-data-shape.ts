import "server-only";
import { z } from "zod";
import { weeklyBasket } from "./baskets";
import { credit, order } from "./order-shapes";
import { report } from "./report-shapes";
import { address, cartLine, id, passkey, review, time, user } from "./shapes";

/** Everything that the shop knows about a customer. */
export const myData = z.object({
	exportedAt: time,
	profile: user.extend({ memberSince: time }).nullable(),
	addresses: z.array(address),
	cart: z.array(cartLine),
	orders: z.array(order),
	credit: z.object(credit),
	reports: z.array(report),
	reviews: z.array(review.extend({ product: id })),
	/** Products that are to be mailed about when they are back. */
	waitingFor: z.array(z.object({ product: id, since: time })),
	favourites: z.array(z.object({ product: id, since: time })),
	passkeys: z.array(passkey),
	weeklyBaskets: z.array(weeklyBasket),
	/** Push services of the browsers that are told of orders. */
	toldOn: z.array(z.object({ endpoint: z.string(), since: time })),
});
