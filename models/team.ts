import { Schema, type Types } from "mongoose";
import type { ActionOutcome, FieldChange, SellerActionKind, TeamRole } from "@/lib/team/rules";
import { type LinkToken, linkTokenSchema } from "./accounts";
import { defineModel } from "./define";

/** Somebody of the team has given the right password, and their code is awaited. */
export type LoginAttemptDoc = {
	/** The hash of the cookie's token. */
	_id: string;
	/** What the session will say (`Person`). */
	subject: string;
	version: string;
	tries: number;
	expiresAt: Date;
};

const loginAttemptSchema = new Schema<LoginAttemptDoc>({
	_id: { type: String, required: true },
	subject: { type: String, required: true },
	version: { type: String, required: true },
	tries: { type: Number, default: 0 },
	expiresAt: { type: Date, required: true },
});
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LoginAttempt = defineModel("LoginAttempt", loginAttemptSchema);

/** The second factor of the owner or of somebody of the team. */
export type SecondFactorDoc = {
	/** Whose it is: `Seller.id`. */
	_id: string;
	/** Sealed, begun and not yet confirmed by a code. */
	pending?: string;
	/** Sealed; missing until a code has confirmed it. */
	secret?: string;
	/** The time step whose code was accepted last: no code of it or of an earlier one is accepted again. */
	lastStep?: number;
	recoveryCodes?: string[];
	/** The owner's: a fingerprint of the settings it was confirmed under. With others it no longer counts. */
	settings?: string;
	since?: Date;
};

const secondFactorSchema = new Schema<SecondFactorDoc>({
	_id: { type: String, required: true },
	pending: String,
	secret: String,
	lastStep: Number,
	recoveryCodes: { type: [String], default: undefined },
	settings: String,
	since: Date,
});

export const SecondFactor = defineModel("SecondFactor", secondFactorSchema);

/** One line of the seller's record: written before the change, settled once, never changed. */
export type SellerActionDoc = {
	_id: Types.ObjectId;
	at: Date;
	/** The name of who did it; the owner's e-mail in entries from before there was a team. */
	by: string;
	/** Their e-mail: two may have one name. */
	email?: string;
	kind: SellerActionKind;
	/** What it was done to, as people call it: a product's name, an order's number. */
	subject: string;
	subjectId?: string;
	changes: FieldChange[];
	outcome: ActionOutcome;
};

const sellerActionSchema = new Schema<SellerActionDoc>({
	at: { type: Date, required: true, immutable: true },
	by: { type: String, required: true, immutable: true },
	email: { type: String, immutable: true },
	kind: { type: String, required: true, immutable: true },
	subject: { type: String, default: "", immutable: true },
	subjectId: { type: String, immutable: true },
	changes: {
		type: [new Schema({ field: String, before: String, after: String }, { _id: false })],
		immutable: true,
	},
	outcome: { type: String, required: true, immutable: true },
});
sellerActionSchema.index({ at: -1, _id: -1 });
sellerActionSchema.index({ kind: 1, at: -1, _id: -1 });

export const SellerAction = defineModel("SellerAction", sellerActionSchema);

/** Somebody whom the owner has invited to work for the shop. The owner stands in the settings. */
export type TeamMemberDoc = {
	_id: Types.ObjectId;
	name: string;
	email: string;
	phone: string;
	role: TeamRole;
	isActive: boolean;
	/** Missing until they have joined. */
	passwordHash?: string;
	/** Raised to end every session of theirs at once. */
	sessionVersion: number;
	/** The mailed link that sets the password, while it works. */
	invitation?: LinkToken;
	/** How often a rider was given something while the shop had a limit of cash: of two at once the second looks again. */
	givings?: number;
	createdAt: Date;
	updatedAt: Date;
};

const teamMemberSchema = new Schema<TeamMemberDoc>(
	{
		name: { type: String, required: true },
		email: { type: String, required: true },
		phone: { type: String, default: "" },
		role: { type: String, required: true },
		isActive: { type: Boolean, default: true },
		passwordHash: String,
		sessionVersion: { type: Number, default: 0 },
		invitation: linkTokenSchema,
		givings: Number,
	},
	{ timestamps: true },
);
teamMemberSchema.index({ email: 1 }, { unique: true });
teamMemberSchema.index({ "invitation.hash": 1 }, { sparse: true });

export const TeamMember = defineModel("TeamMember", teamMemberSchema);

/** What somebody of the team packs right now. */
export type PackerDoc = {
	/** `Seller.id`. */
	_id: string;
	name: string;
	/** The orders by their ids, each with since when. */
	sheets: { order: string; since: Date }[];
	/** When they were last heard of. */
	at: Date;
};

const packerSchema = new Schema<PackerDoc>(
	{ _id: String, name: String, sheets: [{ _id: false, order: String, since: Date }], at: Date },
	{ versionKey: false },
);
packerSchema.index({ at: 1 }, { expireAfterSeconds: 3_600 });

export const Packer = defineModel("Packer", packerSchema);
