import { Schema } from "mongoose";
import type { Way } from "@/lib/messages/rules";
import type { Point } from "@/lib/places/rules/point";
import type { LineWish } from "@/lib/products/rules/wishes";
import type { Language } from "@/lib/text/language";
import { defineModel } from "./define";
import { type DocOf, documentSchema, ObjectId, of, optional, partSchema } from "./fields";

const pointFields = { lat: Number, lng: Number };

/** Where a rider stood at a door, and when. */
export const doorFields = { ...pointFields, at: Date };

const doorSchema = partSchema(doorFields);

export type DoorDoc = DocOf<typeof doorSchema>;

/** What is asked of every address, and what finds a door beside it. */
export const addressFields = {
	firstName: String,
	lastName: String,
	streetAddress: String,
	phoneNumber: String,
	city: String,
	state: String,
	zipCode: String,
	landmark: optional<string | null>(String),
	point: optional<Point | null>(partSchema(pointFields)),
};

const linkTokenFields = { hash: String, expiresAt: Date };

/** A link mailed to a person: only its hash is stored, and it ends. */
export const linkTokenSchema = partSchema(linkTokenFields);

export type LinkToken = DocOf<typeof linkTokenSchema>;

/** What a passkey is to sign, once. */
const passkeyChallengeSchema = documentSchema({
	/** The challenge itself, base64url. */
	_id: { type: String, required: true },
	/** Who adds a passkey, or which side's login it is for. */
	purpose: { type: String, required: true },
	expiresAt: { type: Date, required: true },
});
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasskeyChallenge = defineModel("PasskeyChallenge", passkeyChallengeSchema);

const passkeySchema = documentSchema({
	/** The credential's id, base64url. */
	_id: { type: String, required: true },
	/** Whose it is: `PasskeyOwner`. */
	owner: { type: String, required: true },
	/** What its person calls it. */
	name: { type: String, required: true },
	/** COSE, base64url. */
	publicKey: { type: String, required: true },
	/** How often it says that it was used; 0 for those that several devices share. */
	counter: { type: Number, required: true },
	transports: [String],
	/** The owner of the shop's: a mark of the settings it was added under. With others it no longer counts. */
	settings: optional(String),
	createdAt: { type: Date, required: true },
	lastUsedAt: optional(Date),
});
passkeySchema.index({ owner: 1, createdAt: 1 });

export type PasskeyDoc = DocOf<typeof passkeySchema>;
export const Passkey = defineModel("Passkey", passkeySchema);

const addressSchema = documentSchema({
	...addressFields,
	door: optional(doorSchema),
	isDefault: { type: Boolean, default: false },
});

export type AddressDoc = DocOf<typeof addressSchema>;

const userSchema = documentSchema(
	{
		name: { type: String, required: true },
		/** Missing in an account that began with a number and has no address yet. */
		email: optional(String),
		/** Missing until the first one is set. */
		passwordHash: optional(String),
		/** Whether the address was proved. */
		isVerified: { type: Boolean, default: false },
		/** A confirmed number, `+923001234567`; the caller's document of it names this account. */
		phone: optional(String),
		/** Set where the number came to an account whose address nobody had proved: a password reset removes it. */
		isPhoneUnproved: optional(Boolean),
		/** An address that is the account's once its link was opened by whoever is signed in. */
		newEmail: optional(partSchema({ ...linkTokenFields, email: String })),
		/** In which the customer is written to; missing means English. */
		language: optional<Language>(String),
		/** By which the customer is told of orders, where one was chosen. */
		notifyBy: optional<Way>(String),
		/** Raised to end every session of the account at once. */
		sessionVersion: { type: Number, default: 0 },
		addresses: [addressSchema],
		/** False: no mails about an order that is on its way or delivered. Missing: they are wanted. */
		stepMails: optional(Boolean),
		verification: optional(linkTokenSchema),
		/** Hash of the link that verified the account, so that opening it twice stays calm. */
		verifiedBy: optional(String),
		reset: optional(linkTokenSchema),
		/** Set when the customer deleted the account; what is left of it is then erased, and again after a crash. */
		leavingAt: optional(Date),
		/** The number of one who is leaving: another account may have it already. */
		formerPhone: optional(String),
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

export type UserDoc = DocOf<typeof userSchema>;
export const User = defineModel("User", userSchema);

/** A session, of a customer or of the team, that was logged out before its cookie expires. */
const endedSessionSchema = documentSchema({
	_id: { type: String, required: true },
	/** When its last cookie has expired, and the database removes this. */
	expiresAt: { type: Date, required: true },
});
endedSessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const EndedSession = defineModel("EndedSession", endedSessionSchema);

/** A customer's cart; a guest's is kept in the browser. */
const cartSchema = documentSchema(
	{
		user: { type: ObjectId, required: true },
		/** Product id to quantity; the order of the keys is the order in which they were added. */
		lines: of<Record<string, number>>(Schema.Types.Mixed, { default: {} }),
		/** What is asked of single lines, by product id; missing in carts from before there were wishes. */
		wishes: optional<Record<string, LineWish>>(Schema.Types.Mixed),
		/** Raised by each change by its customer, so that an order empties exactly the cart it was made from. */
		version: { type: Number, default: 0 },
		updatedAt: Date,
	},
	{ minimize: false },
);
cartSchema.index({ user: 1 }, { unique: true });

export type CartDoc = DocOf<typeof cartSchema>;
export const Cart = defineModel("Cart", cartSchema);
