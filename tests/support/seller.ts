import { randomUUID } from "node:crypto";
import type { sellerCouponCalls } from "@/lib/coupons/calls";
import { api, must } from "./api";
import { sellerCookies } from "./people";

/** What the owner does, over HTTP. */

let session: Promise<string> | undefined;

/** The owner's session, who signs in once for a file. */
function ownerCookies(): Promise<string> {
	session ??= sellerCookies();
	return session;
}

/** A call of the owner's. */
export const asOwner = async (method: string, path: string, body?: object) =>
	api(method, path, { cookies: await ownerCookies(), body });

/** What of these lines is in the bag, which is packed then unless it is said otherwise. */
export const packLines = (id: string, lines: object[], isComplete = true) =>
	asOwner("PUT", `/api/order/${id}/pack`, { lines, isComplete });
export const move = (id: string, status: string, reason = "No onions") =>
	asOwner("PUT", `/api/order/status/${id}`, { status, reason });
export const undo = (id: string) => asOwner("PUT", `/api/order/status/${id}/undo`);
export const markPaid = (id: string) => asOwner("PUT", `/api/order/mark-paid/${id}`);
export const assign = (id: string, rider: string | null) =>
	asOwner("PUT", `/api/order/${id}/assign`, { rider });

/** Counts a product; null: it is counted no more. */
export async function countPieces(productId: string, set: number | null): Promise<void> {
	const { status, text } = await asOwner("POST", "/api/seller/stock", { productId, set, reason: "count" });
	if (status !== 200) throw new Error(`nothing was counted: ${text}`);
}

/** A code that no coupon has. */
export const newCode = () => `T-${randomUUID().slice(0, 13)}`.toUpperCase();

/** A coupon with a code of its own: 10 percent, unless it is said otherwise. */
export async function newCoupon(fields: object = {}) {
	const body = { code: newCode(), kind: "percent", value: 10, ...fields };
	const options = { cookies: await ownerCookies(), body };
	const { json } = await api<typeof sellerCouponCalls.add>("POST", "/api/seller/coupons", options);
	return must(json.coupon);
}
