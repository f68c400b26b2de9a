import type { z } from "zod";
import type { member } from "./calls";
export const SELLER_ACTIONS = {
	login: "Logged in",
	logout: "Logged out",
	"order-phoned": "Took by phone: order",
	"order-confirmed": "Confirmed for its customer: order",
	"customer-changed": "Changed what is known of",
	"order-moved": "Moved order",
	"order-undone": "Took a step back on order",
	"order-packed": "Packed order",
	"order-assigned": "Gave to a rider: order",
	"delivery-step": "At the door with order",
	"cash-handed-over": "Counted the cash of",
	"goods-bought": "Put on the shelf what came for",
	"rates-saved": "Saved the government rates of",
	"order-paid": "Marked as paid: order",
	"order-refund-granted": "Gave money back for order",
	"order-refund-settled": "Settled a refund of order",
	"report-decided": "Decided a report about",
	"product-added": "Added product",
	"product-edited": "Changed product",
	"product-stock": "Changed the stock of",
	"stock-counted": "Counted",
	"product-archived": "Archived product",
	"product-restored": "Put back on the shelf:",
	"products-imported": "Imported products",
	"aisle-added": "Made aisle",
	"aisle-changed": "Changed aisle",
	"aisle-removed": "Took away aisle",
	"review-answered": "Answered a review of",
	"message-answered": "Answered a message",
	"notification-deleted": "Deleted notification",
	"coupon-added": "Made coupon",
	"coupon-changed": "Changed coupon",
	"shop-changed": "Changed the shop's details",
	"second-factor-on": "Switched the second factor on",
	"second-factor-off": "Switched the second factor off",
	"passkey-added": "Added a passkey",
	"logged-out-everywhere": "Logged out on every device",
	"recovery-code-used": "Signed in with a recovery code",
	"key-made": "Made the key",
	"key-deleted": "Deleted the key",
	"webhook-made": "Made the webhook",
	"webhook-changed": "Changed the webhook",
	"webhook-deleted": "Deleted the webhook",
	"member-invited": "Invited to the team:",
	"member-joined": "Joined the team:",
	"member-changed": "Changed a member of the team:",
} as const;

export type SellerActionKind = keyof typeof SELLER_ACTIONS;

/** One thing that is different now; a side is empty where there was nothing. */
export type FieldChange = { field: string; before: string; after: string };

/** How an action went: it is recorded in the commit that does it, or by itself where the shop refused it. */
export type ActionOutcome = "done" | "refused";

/** One line of the record as the page shows it; `at` is ISO 8601. */
export type AuditEntry = {
	_id: string;
	at: string;
	by: string;
	kind: SellerActionKind;
	subject: string;
	subjectId: string | null;
	changes: FieldChange[];
	outcome: ActionOutcome;
};

/** A value of a field in words: lists as lines, yes or no, nothing where there is nothing. */
export function textOf(value: unknown): string {
	if (value === undefined || value === null) return "";
	if (Array.isArray(value)) return value.map(textOf).join("\n");
	if (typeof value === "boolean") return value ? "yes" : "no";
	return String(value);
}

/** The fields of two states that differ, in the order of the first; `names` says how people call them. */
export function changesBetween<State extends object>(
	before: Partial<State>,
	after: Partial<State>,
	names: { [Field in keyof State]?: string },
): FieldChange[] {
	const changes: FieldChange[] = [];
	for (const field in names) {
		const change = {
			field: names[field] ?? field,
			before: textOf(before[field]),
			after: textOf(after[field]),
		};
		if (change.before !== change.after) changes.push(change);
	}
	return changes;
}

/**
 * Who works for the shop, and what each may do. Calls and pages name a duty, and everything that depends on who may is
 * read from here: guards, menus, the description of the calls, the tests of who may come in.
 */

/** The owner is the seller of the settings, who always exists; the others are invited. */
export const ROLES = ["owner", "packer", "rider"] as const;
export type Role = (typeof ROLES)[number];

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

export const ROLE_NAMES: Record<Role, string> = { owner: "Owner", packer: "Packer", rider: "Rider" };

/** The page on which each begins, and to which a page that is not for them leads. */
export const ROLE_HOMES: Record<Role, string> = {
	owner: "/seller",
	packer: "/seller/packing",
	rider: "/rider",
};

export const NOT_YOUR_DUTY = "Your role may not do this";

/** Codes from an authenticator app (RFC 6238), and the recovery codes that stand in for it. */

export const RECOVERY_CODES = 10;
/** Wrong codes that end an attempt to sign in. */
export const CODE_TRIES = 5;

export const WRONG_CODE = "This code is not right";
export const SIGN_IN_AGAIN = "Please enter your password again";

/** A code as it is compared: however it was grouped when it was typed. */
export function plainCode(typed: string): string {
	return typed.replace(/[\s-]/g, "").toLowerCase();
}

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

/** Somebody of the team, as the owner reads it; times ISO 8601. */
export type TeamMember = z.output<typeof member>;

export const MEMBER_NOT_FOUND = "This member of the team does not exist";
export const DEAD_INVITATION = "This link is invalid or has expired. Please ask the owner for a new one.";
