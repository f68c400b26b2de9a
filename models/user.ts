import { Schema, type Types } from "mongoose";
import type { AddressInput } from "@/lib/domain/address-schema";
import type { Language } from "@/lib/domain/language";
import { defineModel } from "./define";
import { type LinkToken, linkTokenSchema } from "./link-token";

export type AddressDoc = AddressInput & { _id: Types.ObjectId; isDefault: boolean };

export type UserDoc = {
	_id: Types.ObjectId;
	name: string;
	email: string;
	passwordHash: string;
	isVerified: boolean;
	/** In which the customer is written to; missing means English. */
	language?: Language;
	/** Raised to end every session of the account at once. */
	sessionVersion: number;
	addresses: AddressDoc[];
	/** False: no mails about an order that is on its way or delivered. Missing: they are wanted. */
	stepMails?: boolean;
	verification?: LinkToken;
	/** Hash of the link that verified the account, so that opening it twice stays calm. */
	verifiedBy?: string;
	reset?: LinkToken;
	/** Set when the customer deleted the account; what is left of it is then erased, and again after a crash. */
	leavingAt?: Date;
	createdAt: Date;
	updatedAt: Date;
};

const address = new Schema<AddressDoc>({
	firstName: String,
	lastName: String,
	streetAddress: String,
	phoneNumber: String,
	city: String,
	state: String,
	zipCode: String,
	isDefault: { type: Boolean, default: false },
});

const schema = new Schema<UserDoc>(
	{
		name: { type: String, required: true },
		email: { type: String, required: true },
		passwordHash: { type: String, required: true },
		isVerified: { type: Boolean, default: false },
		language: String,
		sessionVersion: { type: Number, default: 0 },
		addresses: [address],
		stepMails: Boolean,
		verification: linkTokenSchema,
		verifiedBy: String,
		reset: linkTokenSchema,
		leavingAt: Date,
	},
	{ timestamps: true },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ "verification.hash": 1 }, { sparse: true });
schema.index({ verifiedBy: 1 }, { sparse: true });
schema.index({ "reset.hash": 1 }, { sparse: true });
schema.index({ leavingAt: 1 }, { sparse: true });

export const User = defineModel("User", schema);
