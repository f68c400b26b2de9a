import type { ActionOutcome, SellerActionKind, TeamRole } from "@/lib/team/rules";
import { linkTokenSchema } from "./accounts";
import { defineModel } from "./define";
import { type DocOf, documentSchema, of, optional, partSchema } from "./fields";

/** Somebody of the team has given the right password, and their code is awaited. */
const loginAttemptSchema = documentSchema({
	/** The hash of the cookie's token. */
	_id: { type: String, required: true },
	/** What the session will say (`Person`). */
	subject: { type: String, required: true },
	version: { type: String, required: true },
	tries: { type: Number, default: 0 },
	expiresAt: { type: Date, required: true },
});
loginAttemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type LoginAttemptDoc = DocOf<typeof loginAttemptSchema>;
export const LoginAttempt = defineModel("LoginAttempt", loginAttemptSchema);

/** The second factor of the owner or of somebody of the team. */
const secondFactorSchema = documentSchema({
	/** Whose it is: `Seller.id`. */
	_id: { type: String, required: true },
	/** Sealed, begun and not yet confirmed by a code. */
	pending: optional(String),
	/** Sealed; missing until a code has confirmed it. */
	secret: optional(String),
	/** The time step whose code was accepted last: no code of it or of an earlier one is accepted again. */
	lastStep: optional(Number),
	recoveryCodes: optional([String]),
	/** The owner's: a fingerprint of the settings it was confirmed under. With others it no longer counts. */
	settings: optional(String),
	since: optional(Date),
});

export type SecondFactorDoc = DocOf<typeof secondFactorSchema>;
export const SecondFactor = defineModel("SecondFactor", secondFactorSchema);

/** One line of the seller's record; only the name of a customer who leaves is taken from it. */
const sellerActionSchema = documentSchema({
	at: { type: Date, required: true, immutable: true },
	/** The name of who did it; the owner's e-mail in entries from before there was a team. */
	by: { type: String, required: true, immutable: true },
	/** Their e-mail: two may have one name. */
	email: optional(String, { immutable: true }),
	kind: of<SellerActionKind>(String, { required: true, immutable: true }),
	/** What it was done to, as people call it: a product's name, an order's number. */
	subject: { type: String, default: "", immutable: true },
	subjectId: optional(String, { immutable: true }),
	changes: { type: [partSchema({ field: String, before: String, after: String })], immutable: true },
	outcome: of<ActionOutcome>(String, { required: true, immutable: true }),
});
sellerActionSchema.index({ at: -1, _id: -1 });
sellerActionSchema.index({ kind: 1, at: -1, _id: -1 });

export type SellerActionDoc = DocOf<typeof sellerActionSchema>;
export const SellerAction = defineModel("SellerAction", sellerActionSchema);

/** Somebody whom the owner has invited to work for the shop. The owner stands in the settings. */
const teamMemberSchema = documentSchema(
	{
		name: { type: String, required: true },
		email: { type: String, required: true },
		phone: { type: String, default: "" },
		role: of<TeamRole>(String, { required: true }),
		isActive: { type: Boolean, default: true },
		/** Missing until they have joined. */
		passwordHash: optional(String),
		/** Raised to end every session of theirs at once. */
		sessionVersion: { type: Number, default: 0 },
		/** The mailed link that sets the password, while it works. */
		invitation: optional(linkTokenSchema),
		/** How often a rider was given something while the shop had a limit of cash: of two at once the second looks again. */
		givings: optional(Number),
	},
	{ timestamps: true },
);
teamMemberSchema.index({ email: 1 }, { unique: true });
teamMemberSchema.index({ "invitation.hash": 1 }, { sparse: true });

export type TeamMemberDoc = DocOf<typeof teamMemberSchema>;
export const TeamMember = defineModel("TeamMember", teamMemberSchema);

/** What somebody of the team packs right now. */
const packerSchema = documentSchema(
	{
		/** `Seller.id`. */
		_id: String,
		name: String,
		/** The orders by their ids, each with since when. */
		sheets: [partSchema({ order: String, since: Date })],
		/** When they were last heard of. */
		at: Date,
	},
	{ versionKey: false },
);
packerSchema.index({ at: 1 }, { expireAfterSeconds: 3_600 });

export type PackerDoc = DocOf<typeof packerSchema>;
export const Packer = defineModel("Packer", packerSchema);
