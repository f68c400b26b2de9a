import * as z from "zod";
import type { notification } from "@/lib/server/calls/shapes";

/** What the seller is told (spec 3); times ISO 8601, totalAmount in rupees. */
export type SellerNotification = z.output<typeof notification>;

export const NOTIFICATION_NOT_FOUND = "Notification not found";

/** How many the list shows at most; older ones stay counted. */
export const MAX_NOTIFICATIONS = 200;

/** The query of the notification list (spec 7). */
export const notificationQuerySchema = z.object({
	unreadOnly: z
		.enum(["true", "false"], { error: "unreadOnly must be true or false" })
		.default("false")
		.transform((text) => text === "true"),
	limit: z.coerce
		.number({ error: "limit must be a number" })
		.int("limit must be a whole number")
		.min(1, "limit must be at least 1")
		.max(MAX_NOTIFICATIONS, `limit can be at most ${MAX_NOTIFICATIONS}`)
		.default(MAX_NOTIFICATIONS),
});

export const MUST_BE_HTTPS = "The address of the push service must begin with https://";
const NOT_A_SUBSCRIPTION = "This is not a push subscription";
const MAX_ADDRESS = 1000;

/** Bytes as browsers write them: base64url without padding. */
function keyField(bytes: number) {
	const letters = Math.ceil((bytes * 4) / 3);
	return z
		.string({ error: NOT_A_SUBSCRIPTION })
		.transform((text) => text.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_"))
		.pipe(z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`), NOT_A_SUBSCRIPTION));
}

const endpointField = z
	.string({ error: MUST_BE_HTTPS })
	.max(MAX_ADDRESS, MUST_BE_HTTPS)
	.refine((text) => URL.canParse(text), MUST_BE_HTTPS);

/** A PushSubscription as a browser turns it into JSON. */
export const pushSubscriptionSchema = z.object({
	endpoint: endpointField,
	keys: z.object({ p256dh: keyField(65), auth: keyField(16) }, { error: NOT_A_SUBSCRIPTION }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

export const whichSubscriptionSchema = z.object({ endpoint: endpointField });
