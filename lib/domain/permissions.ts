/**
 * Who works for the shop, and what each may do. Calls and pages name a duty, and everything that depends on who may is
 * read from here: guards, menus, the description of the calls, the tests of who may come in.
 */

/** The owner is the seller of the settings, who always exists; the others are invited. */
export const ROLES = ["owner", "packer", "rider"] as const;
export type Role = (typeof ROLES)[number];

/** The roles that somebody can be invited to. */
export const TEAM_ROLES = ["packer", "rider"] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

export const DUTIES = {
	/** Products, prices, the shop's details, marking as paid, refunds, the team, figures, cash, the record. */
	management: ["owner"],
	/** All orders and their details, printing, notifications, the switch in and out of stock. */
	orders: ["owner", "packer"],
	/** Orders to pack, packing, counted stock, the steps up to packed. */
	packing: ["owner", "packer"],
	/** Giving deliveries to riders. */
	dispatch: ["owner", "packer"],
	/** Deliveries on their way: one's own, and all of them for the owner. */
	deliveries: ["owner", "rider"],
	/** One's own session, second factor and passkeys. */
	"own-account": ["owner", "packer", "rider"],
} as const satisfies Record<string, readonly Role[]>;
export type Duty = keyof typeof DUTIES;

/** The roles whose work this is. */
export function rolesOf(duty: Duty): readonly Role[] {
	return DUTIES[duty];
}

/** Whether this is the role's work. */
export function mayDo(role: Role, duty: Duty): boolean {
	return rolesOf(duty).includes(role);
}

/** How people call the roles. */
export const ROLE_NAMES: Record<Role, string> = { owner: "Owner", packer: "Packer", rider: "Rider" };

/** The page on which each begins, and to which a page that is not for them leads. */
export const ROLE_HOMES: Record<Role, string> = {
	owner: "/seller",
	packer: "/seller/packing",
	rider: "/rider",
};

export const NOT_YOUR_DUTY = "Your role may not do this";
