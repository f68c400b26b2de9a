import type { TeamRole } from "./permissions";

/** Somebody of the team, as the owner reads it; times ISO 8601. */
export type TeamMember = {
	_id: string;
	name: string;
	email: string;
	phone: string;
	role: TeamRole;
	/** False for whoever was switched off: they cannot sign in. */
	isActive: boolean;
	/** Whether they have set a password by their link. */
	hasJoined: boolean;
	/** Until when the last mailed link works; null when it was used or has ended. */
	invitedUntil: string | null;
	createdAt: string;
};

export const MEMBER_NOT_FOUND = "This member of the team does not exist";
export const DEAD_INVITATION = "This link is invalid or has expired. Please ask the owner for a new one.";
