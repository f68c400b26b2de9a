import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { GiveBack } from "@/components/money/give-back";
import { RoleProvider } from "@/components/staff/signed-in";
import { type NewEntry, withFacts } from "@/lib/money/rules";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { type OrderFields, orderFields, WALLET } from "@/tests/support/orders";
import { OrderDetail } from "./order-detail";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/seller/orders" }));

for (const [name, value] of Object.entries({
	DEMO: "1",
	MONGODB_URI: "mongodb://nowhere/sabz",
	JWT_SECRET: "s".repeat(32),
}))
	vi.stubEnv(name, value);

const at = new Date("2026-11-22T10:00:00.000Z");

/** An order of 1,814 that was paid by wallet, and what then happened to its money. */
function paid(fields: OrderFields, ...facts: NewEntry[]) {
	return toSellerOrder(withFacts(orderFields({ ...WALLET, ...fields }), facts));
}

const gone = (cause: string, amount: number, reason: "bad_item" | "other" = "bad_item"): NewEntry => ({
	...{ kind: "returned", cause, amount, reason, via: "wallet", refund: cause, since: at, owedBy: "seller" },
	...{ at, by: "seller" },
});
const given = (amount: number): NewEntry[] => [
	{ kind: "granted", amount, cause: "one", reason: "bad_item", at, by: "seller" },
	gone("one", amount),
];

const OWNER = { role: "owner" } as const;

/** What the owner reads, in one line. */
function said(page: ReactNode): string {
	const drawn = renderToStaticMarkup(<RoleProvider {...OWNER}>{page}</RoleProvider>);
	return drawn.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}
const noticeOf = (order: ReturnType<typeof paid>) =>
	said(<OrderDetail order={order} now={at.getTime()} busy={false} onStep={() => {}} />);

test("only an order whose money went back as a whole is said not to go out", () => {
	const delivered = noticeOf(paid({ status: "Delivered" }, ...given(1814)));
	expect(delivered).toContain("Rs. 1,814 went back to the customer. See how");
	expect(delivered).not.toContain("cannot go out");
	const held = paid({ status: "On hold" }, gone("rest", 1814, "other"));
	expect(noticeOf(held)).toContain("Rs. 1,814 went back to the customer: this order cannot go out as paid.");
	expect(noticeOf({ ...held, status: "Cancelled" })).not.toContain("cannot go out");
});

test("money is given back of what was delivered, while some of it is left", () => {
	const offered = (...of: Parameters<typeof paid>) => said(<GiveBack order={paid(...of)} />);
	expect(offered({ status: "Delivered" })).toBe("Give money back");
	expect(offered({ status: "Delivered" }, ...given(560))).toBe("Give money back");
	expect(paid({ status: "Delivered" }, ...given(560)).refundable).toBe(1254);
	const due = given(1814).slice(0, 1);
	expect(offered({ status: "Delivered" }, ...due)).toBe("");
	expect(offered({ status: "Delivered", isPaid: false })).toBe("");
	for (const status of ["Order Placed", "On hold", "Packed", "Out for delivery", "Cancelled"] as const)
		expect(offered({ status })).toBe("");
});
