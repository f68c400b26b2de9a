import { z } from "zod";

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

/** The query of the notification list (spec 7). */
export const notificationQuerySchema = z.object({
	unreadOnly: z
		.enum(["true", "false"], { error: "unreadOnly must be true or false" })
		.default("false")
		.transform((text) => text === "true"),
});
