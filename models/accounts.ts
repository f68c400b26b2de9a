import { Schema, type Types } from "mongoose";
import type { AddressInput } from "@/lib/accounts/schema";
import type { Way } from "@/lib/messages/rules";
import type { Point } from "@/lib/places/rules/point";
import type { LineWish } from "@/lib/products/rules/wishes";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";

/** Where a rider stood at a door, and when. */
export type DoorDoc = Point & { at: Date };

const pointSchema = new Schema<Point>({ lat: Number, lng: Number }, { _id: false });

export const doorSchema = new Schema<DoorDoc>({ lat: Number, lng: Number, at: Date }, { _id: false });

/** What finds a door beside its address. */
export const placeSchema = { landmark: String, point: { type: pointSchema, default: undefined } };

/** A link mailed to a person: only its hash is stored, and it ends. */
export type LinkToken = { hash: string; expiresAt: Date };

export const linkTokenSchema = new Schema<LinkToken>({ hash: String, expiresAt: Date }, { _id: false });

/** What a passkey is to sign, once. */
export type PasskeyChallengeDoc = {
	/** The challenge itself, base64url. */
	_id: string;
	/** Who adds a passkey, or which side's login it is for. */
	purpose: string;
	expiresAt: Date;
};

const passkeyChallengeSchema = new Schema<PasskeyChallengeDoc>({
	_id: { type: String, required: true },
	purpose: { type: String, required: true },
	expiresAt: { type: Date, required: true },
});
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasskeyChallenge = defineModel("PasskeyChallenge", passkeyChallengeSchema);

export type PasskeyDoc = {
	/** The credential's id, base64url. */
	_id: string;
	/** Whose it is: `PasskeyOwner`. */
	owner: string;
	/** What its person calls it. */
	name: string;
	/** COSE, base64url. */
	publicKey: string;
	/** How often it says that it was used; 0 for those that several devices share. */
	counter: number;
	transports: string[];
	/** The owner of the shop's: a mark of the settings it was added under. With others it no longer counts. */
	settings?: string;
	createdAt: Date;
	lastUsedAt?: Date;
};

const passkeySchema = new Schema<PasskeyDoc>({
	_id: { type: String, required: true },
	owner: { type: String, required: true },
	name: { type: String, required: true },
	publicKey: { type: String, required: true },
	counter: { type: Number, required: true },
	transports: [String],
	settings: String,
	createdAt: { type: Date, required: true },
	lastUsedAt: Date,
});
passkeySchema.index({ owner: 1, createdAt: 1 });

export const Passkey = defineModel("Passkey", passkeySchema);

export type AddressDoc = AddressInput & {
	_id: Types.ObjectId;
	isDefault: boolean;
	door?: DoorDoc;
};

export type UserDoc = {
	_id: Types.ObjectId;
	name: string;
	/** Missing in an account that began with a number and has no address yet. */
	email?: string;
	/** Missing until the first one is set. */
	passwordHash?: string;
	/** Whether the address was proved. */
	isVerified: boolean;
	/** A confirmed number, `+923001234567`; the caller's document of it names this account. */
	phone?: string;
	/** Set where the number came to an account whose address nobody had proved: a password reset removes it. */
	isPhoneUnproved?: boolean;
	/** An address that is the account's once its link was opened by whoever is signed in. */
	newEmail?: LinkToken & { email: string };
	/** In which the customer is written to; missing means English. */
	language?: Language;
	/** By which the customer is told of orders, where one was chosen. */
	notifyBy?: Way;
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
	/** The number of one who is leaving: another account may have it already. */
	formerPhone?: string;
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
	...placeSchema,
	door: { type: doorSchema, default: undefined },
	isDefault: { type: Boolean, default: false },
});

const userSchema = new Schema<UserDoc>(
	{
		name: { type: String, required: true },
		email: String,
		passwordHash: String,
		isVerified: { type: Boolean, default: false },
		phone: String,
		isPhoneUnproved: Boolean,
		newEmail: new Schema({ email: String, hash: String, expiresAt: Date }, { _id: false }),
		language: String,
		notifyBy: String,
		sessionVersion: { type: Number, default: 0 },
		addresses: [address],
		stepMails: Boolean,
		verification: linkTokenSchema,
		verifiedBy: String,
		reset: linkTokenSchema,
		leavingAt: Date,
		formerPhone: String,
	},
	{ timestamps: true },
);
userSchema.index({ email: 1 }, { name: "addresses", unique: true, sparse: true });
userSchema.index({ phone: 1 }, { unique: true, sparse: true });
userSchema.index({ "newEmail.hash": 1 }, { sparse: true });
userSchema.index({ "verification.hash": 1 }, { sparse: true });
userSchema.index({ verifiedBy: 1 }, { sparse: true });
userSchema.index({ "reset.hash": 1 }, { sparse: true });
userSchema.index({ leavingAt: 1 }, { sparse: true });

export const User = defineModel("User", userSchema);

/** A session, of a customer or of the team, that was logged out before its cookie expires. */
export type EndedSessionDoc = {
	_id: string;
	/** When its last cookie has expired, and the database removes this. */
	expiresAt: Date;
};

const endedSessionSchema = new Schema<EndedSessionDoc>({
	_id: { type: String, required: true },
	expiresAt: { type: Date, required: true },
});
endedSessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const EndedSession = defineModel("EndedSession", endedSessionSchema);

/** A customer's cart; a guest's is kept in the browser. */
export type CartDoc = {
	_id: Types.ObjectId;
	user: Types.ObjectId;
	/** Product id to quantity; the order of the keys is the order in which they were added. */
	lines: Record<string, number>;
	/** What is asked of single lines, by product id; missing in carts from before there were wishes. */
	wishes?: Record<string, LineWish>;
	/** Raised by every change, so that an order empties exactly the cart it was made from. */
	version: number;
	updatedAt: Date;
};

const cartSchema = new Schema<CartDoc>(
	{
		user: { type: Schema.Types.ObjectId, required: true },
		lines: { type: Schema.Types.Mixed, default: {} },
		wishes: Schema.Types.Mixed,
		version: { type: Number, default: 0 },
		updatedAt: Date,
	},
	{ minimize: false },
);
cartSchema.index({ user: 1 }, { unique: true });

export const Cart = defineModel("Cart", cartSchema);
