import { Schema, type Types } from "mongoose";
import type { ShopDetails } from "@/lib/shop/rules/shop-details";
import type { ContactInput } from "@/lib/shop/schema";
import { defineModel } from "./define";

/** What the team has answered to a message; `_id` names what carries it (`answer:<_id>`). */
export type AnswerDoc = { _id: Types.ObjectId; text: string; at: Date; by: string };

/** What someone wrote to the shop, through the contact form or from a phone. */
export type ContactMessageDoc = ContactInput & {
	_id: Types.ObjectId;
	/** What WhatsApp calls it: that it came from there, `phone` being `+923001234567`, without subject and e-mail. */
	whatsAppId?: string;
	/** The account that has given its number up since: whoever has it now has not written this. */
	formerly?: Types.ObjectId;
	/** Missing while there is none. */
	answers?: AnswerDoc[];
	createdAt: Date;
};

const contactMessageSchema = new Schema<ContactMessageDoc>({
	name: String,
	email: String,
	phone: String,
	subject: String,
	message: String,
	inquiryType: String,
	whatsAppId: String,
	formerly: Schema.Types.ObjectId,
	answers: {
		type: [new Schema({ _id: Schema.Types.ObjectId, text: String, at: Date, by: String })],
		default: undefined,
	},
	createdAt: { type: Date, default: () => new Date() },
});
contactMessageSchema.index({ createdAt: -1, _id: -1 });
contactMessageSchema.index({ email: 1, createdAt: -1 });
contactMessageSchema.index({ phone: 1, createdAt: -1 });
contactMessageSchema.index({ whatsAppId: 1 }, { unique: true, sparse: true });
contactMessageSchema.index({ formerly: 1 }, { sparse: true });

export const ContactMessage = defineModel("ContactMessage", contactMessageSchema);

/** One entry for each change that made cached pages stale. */
export type Change = { tags: string[] };

/** The one small document that every instance watches to keep its cached pages fresh. */
export type FreshnessDoc = { _id: "freshness"; version: number; recent: Change[] };

const freshness = new Schema<FreshnessDoc>({
	_id: { type: String, required: true },
	version: { type: Number, default: 0 },
	recent: [new Schema({ tags: [String] }, { _id: false })],
});

export const Freshness = defineModel("Freshness", freshness);

/** One entry for each thing that someone may be waiting to hear of. */
export type Signal = { topic: string; by: string };

/** The other small document: while anyone listens, every instance watches it for what the others have signalled. */
export type SignalsDoc = { _id: "signals"; version: number; recent: Signal[] };

const signals = new Schema<SignalsDoc>({
	_id: { type: String, required: true },
	version: { type: Number, default: 0 },
	recent: [new Schema({ topic: String, by: String }, { _id: false })],
});

export const Signals = defineModel("Signals", signals);

/** What the settings cannot say of the owner: raised to end every session of theirs at once. */
export type SellerStateDoc = { _id: "seller"; sessionVersion: number };

const sellerState = new Schema<SellerStateDoc>({
	_id: { type: String, required: true },
	sessionVersion: { type: Number, default: 0 },
});

export const SellerState = defineModel("SellerState", sellerState);

export type SaidDetails = Partial<Omit<ShopDetails, "deliveryFees" | "cashRules" | "opens" | "closes">> & {
	deliveryFees?: Partial<ShopDetails["deliveryFees"]>;
	cashRules?: Partial<ShopDetails["cashRules"]>;
};

/** What the owner has said of the shop, in the one document there is; what is missing has not been said. */
export type ShopDoc = {
	_id: "shop";
	details: SaidDetails;
	/** Raised by every change, so that of two at once the second decides again. */
	revision: number;
	/** By so many minutes the shop's clock is ahead, for trying things in demo mode. */
	clockOffset?: number;
};

const schema = new Schema<ShopDoc>({
	_id: { type: String, required: true },
	// Checked by its own rules (lib/shop/schema.ts) before it is written.
	details: { type: Schema.Types.Mixed, default: {} },
	revision: { type: Number, default: 0 },
	clockOffset: Number,
});

export const Shop = defineModel("Shop", schema);
