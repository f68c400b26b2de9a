import { Schema, type Types } from "mongoose";
import type { TeamRole } from "@/lib/domain/permissions";
import { defineModel } from "./define";
import { type LinkToken, linkTokenSchema } from "./link-token";

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
	createdAt: Date;
	updatedAt: Date;
};

const schema = new Schema<TeamMemberDoc>(
	{
		name: { type: String, required: true },
		email: { type: String, required: true },
		phone: { type: String, default: "" },
		role: { type: String, required: true },
		isActive: { type: Boolean, default: true },
		passwordHash: String,
		sessionVersion: { type: Number, default: 0 },
		invitation: linkTokenSchema,
	},
	{ timestamps: true },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ "invitation.hash": 1 }, { sparse: true });

export const TeamMember = defineModel("TeamMember", schema);
