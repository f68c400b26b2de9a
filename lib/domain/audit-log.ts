/** What a seller can do, and how the record says it. */
export const SELLER_ACTIONS = {
	login: "Logged in",
	logout: "Logged out",
	"order-phoned": "Took by phone: order",
	"order-moved": "Moved order",
	"order-undone": "Took a step back on order",
	"order-packed": "Packed order",
	"order-assigned": "Gave to a rider: order",
	"delivery-step": "At the door with order",
	"cash-handed-over": "Counted the cash of",
	"order-paid": "Marked as paid: order",
	"order-refund-granted": "Gave money back for order",
	"order-refund-settled": "Settled a refund of order",
	"report-decided": "Decided a report about",
	"product-added": "Added product",
	"product-edited": "Changed product",
	"product-stock": "Changed the stock of",
	"stock-counted": "Counted the pieces of",
	"product-archived": "Archived product",
	"product-restored": "Put back on the shelf:",
	"products-imported": "Imported products",
	"review-answered": "Answered a review of",
	"notification-deleted": "Deleted notification",
	"coupon-added": "Made coupon",
	"coupon-changed": "Changed coupon",
	"shop-changed": "Changed the shop's details",
	"second-factor-on": "Switched the second factor on",
	"second-factor-off": "Switched the second factor off",
	"passkey-added": "Added a passkey",
	"logged-out-everywhere": "Logged out on every device",
	"recovery-code-used": "Signed in with a recovery code",
	"member-invited": "Invited to the team:",
	"member-joined": "Joined the team:",
	"member-changed": "Changed a member of the team:",
} as const;

export type SellerActionKind = keyof typeof SELLER_ACTIONS;

/** One thing that is different now; a side is empty where there was nothing. */
export type FieldChange = { field: string; before: string; after: string };

/**
 * How it went: an entry is written before anything changes and settled once, when it is done or was refused. One that
 * stays begun was cut off, and the record says that it does not know.
 */
export type ActionOutcome = "begun" | "done" | "refused";

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
