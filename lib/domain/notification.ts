import * as z from "zod";

/** What the seller is told (spec 3); times ISO 8601, totalAmount in rupees. */
export type SellerNotification = {
	_id: string;
	type: string;
	title: string;
	message: string;
	isRead: boolean;
	/** The order it is about, where there is one. */
	orderId: string | null;
	customerInfo: { name: string } | null;
	orderDetails: { totalAmount: number; itemCount: number; paymentMethod: string } | null;
	/** True only when the mail was really handed to the mail server. */
	isEmailSent: boolean;
	createdAt: string;
};

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
