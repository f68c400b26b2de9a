import { Schema, type Types } from "mongoose";
import { defineModel } from "./define";

export type NotificationDoc = {
	_id: Types.ObjectId;
	order?: Types.ObjectId;
	type: string;
	title: string;
	message: string;
	isRead: boolean;
	customerInfo?: { name: string };
	/** totalAmount in rupees. */
	orderDetails?: { totalAmount: number; itemCount: number; paymentMethod: string };
	isEmailSent: boolean;
	createdAt: Date;
};

const schema = new Schema<NotificationDoc>({
	order: Schema.Types.ObjectId,
	type: { type: String, required: true },
	title: String,
	message: String,
	isRead: { type: Boolean, default: false },
	customerInfo: { name: String },
	orderDetails: { totalAmount: Number, itemCount: Number, paymentMethod: String },
	isEmailSent: { type: Boolean, default: false },
	createdAt: { type: Date, default: () => new Date() },
});
schema.index({ order: 1, type: 1 }, { unique: true, partialFilterExpression: { order: { $exists: true } } });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ isRead: 1, createdAt: -1, _id: -1 });

export const Notification = defineModel("Notification", schema);
