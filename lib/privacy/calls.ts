import "server-only";
import { z } from "zod";
import { codeField } from "@/lib/accounts/schema";
import { CUSTOMER_CASH_RULES } from "@/lib/customers/rules";
import { INBOX_CHANNELS } from "@/lib/messages/rules";
import { credit } from "@/lib/money/calls";
import { order } from "@/lib/orders/shapes";
import { report } from "@/lib/reports/calls";
import { customer } from "@/lib/server/calls/call";
import { address, cartLine, id, passkey, point, review, time, user } from "@/lib/server/calls/shapes";
import { weeklyBasket } from "@/lib/weekly/calls";

const myData = z.object({
	exportedAt: time,
	profile: user.omit({ hasPassword: true }).extend({ memberSince: time }).nullable(),
	addresses: z.array(address),
	/** Where riders stood at doors to which they ordered by phone. */
	doors: z.array(z.object({ streetAddress: z.string(), area: z.string(), point, at: time })),
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
	/** What they wrote by WhatsApp and the contact form, and what was answered. */
	messages: z.array(
		z.object({
			channel: z.enum(INBOX_CHANNELS),
			...{ subject: z.string(), text: z.string(), at: time },
			answers: z.array(z.object({ text: z.string(), at: time })),
		}),
	),
	/** What the owner has written down, and how their cash is taken. */
	shopNote: z.object({ note: z.string(), cashRule: z.enum(CUSTOMER_CASH_RULES) }),
});

export const privacyCalls = {
	myData: customer.get("/api/user/data", {
		summary:
			"Everything that the shop knows about the customer, as a file; by a code where the account has no password",
		// The code is used up.
		changes: true,
		limit: { action: "own-data" },
		query: z.object({ code: codeField.optional() }),
		success: { json: myData },
	}),
};
