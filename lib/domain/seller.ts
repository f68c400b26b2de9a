import type { Role } from "./permissions";

/** Somebody of the shop's team, signed in: what is done is recorded with their name. */
export type Seller = {
	/** `OWNER_ID`, or the id of the member of the team. */
	id: string;
	email: string;
	name: string;
	role: Role;
};

/** The owner stands in the settings and in no list of the team. */
export const OWNER_ID = "owner";
export const OWNER_NAME = "Owner";
