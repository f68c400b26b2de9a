import { Schema } from "mongoose";
import type { FormerHours } from "@/lib/shop/rules/opening-hours";
import type { ShopDetails } from "@/lib/shop/rules/shop-details";
import type { ContactInput } from "@/lib/shop/schema";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";

/** What the team has answered to a message; `_id` names what carries it (`answer:<_id>`). */
const answerSchema = documentSchema({ _id: ObjectId, text: String, at: Date, by: String });

export type AnswerDoc = DocOf<typeof answerSchema>;

/** What someone wrote to the shop, through the contact form or from a phone. */
const contactMessageSchema = documentSchema({
	name: String,
	email: String,
	phone: String,
	subject: String,
	message: String,
	inquiryType: of<ContactInput["inquiryType"]>(String),
	/** What WhatsApp calls it: that it came from there, `phone` being `+923001234567`, without subject and e-mail. */
	whatsAppId: optional(String),
	/** The account that has given its number up since: whoever has it now has not written this. */
	formerly: optional(ObjectId),
	/** Missing while there is none. */
	answers: optional([answerSchema]),
	createdAt: { type: Date, default: () => new Date() },
});
contactMessageSchema.index({ createdAt: -1, _id: -1 });
contactMessageSchema.index({ email: 1, createdAt: -1 });
contactMessageSchema.index({ phone: 1, createdAt: -1 });
contactMessageSchema.index({ whatsAppId: 1 }, { unique: true, sparse: true });
contactMessageSchema.index({ formerly: 1 }, { sparse: true });

export type ContactMessageDoc = DocOf<typeof contactMessageSchema>;
export const ContactMessage = defineModel("ContactMessage", contactMessageSchema);

/** The one small document that every instance watches to keep its cached pages fresh. */
const freshness = documentSchema({
	_id: of<"freshness">(String, { required: true }),
	version: { type: Number, default: 0 },
	/** One entry for each change that made cached pages stale. */
	recent: [partSchema({ tags: [String] })],
});

export const Freshness = defineModel("Freshness", freshness);

/** The other small document: while anyone listens, every instance watches it for what the others have signalled. */
const signals = documentSchema({
	_id: of<"signals">(String, { required: true }),
	version: { type: Number, default: 0 },
	/** One entry for each thing that someone may be waiting to hear of. */
	recent: [partSchema({ topic: String, by: String })],
});

export type SignalsDoc = DocOf<typeof signals>;
export const Signals = defineModel("Signals", signals);

/** What the settings cannot say of the owner: raised to end every session of theirs at once. */
const sellerState = documentSchema({
	_id: of<"seller">(String, { required: true }),
	sessionVersion: { type: Number, default: 0 },
});

export type SellerStateDoc = DocOf<typeof sellerState>;
export const SellerState = defineModel("SellerState", sellerState);

export type SaidDetails = Partial<Omit<ShopDetails, "deliveryFees" | "cashRules" | "opens" | "closes">> & {
	deliveryFees?: Partial<ShopDetails["deliveryFees"]>;
	cashRules?: Partial<ShopDetails["cashRules"]>;
};

/** What the owner has said of the shop, in the one document there is; what is missing has not been said. */
const schema = documentSchema({
	_id: of<"shop">(String, { required: true }),
	// Checked by its own rules (lib/shop/schema.ts) before it is written.
	details: of<SaidDetails>(Schema.Types.Mixed, { default: {} }),
	/** By which days are counted that had begun before a change of the hours, the earliest first. */
	formerHours: optional<FormerHours[]>(Schema.Types.Mixed),
	/** Raised by every change, so that of two at once the second decides again. */
	revision: { type: Number, default: 0 },
	/** By so many minutes the shop's clock is ahead, for trying things in demo mode. */
	clockOffset: optional(Number),
});

export type ShopDoc = DocOf<typeof schema>;
export const Shop = defineModel("Shop", schema);
