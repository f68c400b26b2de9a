import { Schema, type Types } from "mongoose";
import type { ContactInput } from "@/lib/domain/contact-schema";
import { defineModel } from "./define";

/** What someone wrote to the shop through the contact form. */
export type ContactMessageDoc = ContactInput & {
	_id: Types.ObjectId;
	/** False until the mail to the shop is queued; the next start finds these. */
	isMailed: boolean;
	createdAt: Date;
};

const schema = new Schema<ContactMessageDoc>({
	name: String,
	email: String,
	phone: String,
	subject: String,
	message: String,
	inquiryType: String,
	isMailed: { type: Boolean, default: false },
	createdAt: { type: Date, default: () => new Date() },
});
schema.index({ isMailed: 1 }, { partialFilterExpression: { isMailed: false } });

export const ContactMessage = defineModel("ContactMessage", schema);
